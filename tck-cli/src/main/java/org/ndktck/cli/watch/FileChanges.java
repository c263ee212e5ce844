package org.ndktck.cli.watch;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;

/** Waits until jars or directories of classes are others than before, and nobody writes to them any more. */
public final class FileChanges implements ChangeSource {

    private static final Duration BETWEEN_LOOKS = Duration.ofMillis(300);

    private final List<Path> paths;
    private final Runnable pause;
    private Optional<Map<Path, String>> seen;

    /**
     * Looks at files as they are now.
     *
     * @param paths files and directories
     */
    public FileChanges(List<Path> paths) {
        this(paths, () -> LockSupport.parkNanos(BETWEEN_LOOKS.toNanos()));
    }

    /**
     * Looks at files as they are now.
     *
     * @param paths files and directories
     * @param pause what to do between two looks
     */
    FileChanges(List<Path> paths, Runnable pause) {
        this.paths = List.copyOf(paths);
        this.pause = pause;
        this.seen = look();
    }

    /** What is the same in two looks, one after the other, is complete; what is missing is about to be written. */
    @Override
    public boolean await() {
        Optional<Map<Path, String>> before = seen;
        Optional<Map<Path, String>> now = seen;
        do {
            if (Thread.interrupted()) {
                return false;
            }
            before = now;
            pause.run();
            now = look();
        } while (now.isEmpty() || now.equals(seen) || !now.equals(before));
        seen = now;
        return true;
    }

    /** Size and time of each file; nothing if one of the paths is missing, or a file goes meanwhile. */
    private Optional<Map<Path, String>> look() {
        Map<Path, String> files = new TreeMap<>();
        for (Path path : paths) {
            try (Stream<Path> found = Files.walk(path)) {
                for (Path file : found.filter(Files::isRegularFile).toList()) {
                    files.put(file, Files.size(file) + " " + Files.getLastModifiedTime(file));
                }
            } catch (IOException | UncheckedIOException gone) {
                return Optional.empty();
            }
        }
        return Optional.of(files);
    }
}
