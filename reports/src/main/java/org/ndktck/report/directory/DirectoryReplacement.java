package org.ndktck.report.directory;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * A directory that takes the place of another one, whole or not at all: filled beside it, then
 * renamed.
 */
final class DirectoryReplacement implements AutoCloseable {

    private final Path target;
    private final Path parent;
    private final Path staging;

    /**
     * Opens an empty directory beside the target.
     *
     * @param target what to replace, absolute; need not exist, its parents neither
     * @throws IOException if the directory cannot be made
     */
    DirectoryReplacement(Path target) throws IOException {
        this.target = target;
        this.parent = Files.createDirectories(target.resolveSibling(".").normalize());
        this.staging = Files.createDirectory(free(parent, target.getFileName() + ".writing"));
    }

    Path staging() {
        return staging;
    }

    /**
     * Puts the new directory in the place of the old one; the old one comes back if that fails.
     *
     * @throws IOException if a rename fails
     */
    void commit() throws IOException {
        if (Files.notExists(target)) {
            Files.move(staging, target);
            return;
        }
        Path old = free(parent, target.getFileName() + ".old");
        Files.move(target, old);
        try {
            Files.move(staging, target);
        } catch (IOException e) {
            Files.move(old, target);
            throw e;
        }
        delete(old);
    }

    /** Deletes what was written if it was not committed. */
    @Override
    public void close() throws IOException {
        if (Files.exists(staging)) {
            delete(staging);
        }
    }

    private static Path free(Path parent, String name) throws IOException {
        Path path = parent.resolve(name);
        for (int number = 2; Files.exists(path); number++) {
            path = parent.resolve(name + "-" + number);
        }
        return path;
    }

    private static void delete(Path directory) throws IOException {
        List<Path> deepestFirst;
        try (Stream<Path> paths = Files.walk(directory)) {
            deepestFirst = paths.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path path : deepestFirst) {
            Files.delete(path);
        }
    }

    static List<String> names(Path directory) throws IOException {
        try (Stream<Path> paths = Files.list(directory)) {
            return paths.map(path -> path.getFileName().toString()).sorted().toList();
        }
    }
}
