package org.ndktck.report.provenance;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A jar or a directory, by which others know again what was run.
 *
 * @param name its file name, without the directories above
 * @param sha256 SHA-256 of its bytes, hexadecimal; of a directory that of what {@code sha256sum} prints for its files in
 *     the order of their names; blank if it cannot be read
 */
public record HashedFile(String name, String sha256) {

    /**
     * Reads a jar or a directory.
     *
     * @param file where it is
     * @return its name and hash
     */
    public static HashedFile of(Path file) {
        Path name = file.toAbsolutePath().normalize().getFileName();
        return new HashedFile(name == null ? "" : name.toString(), hash(file));
    }

    /**
     * Finds what a class was loaded from.
     *
     * @param loaded a class
     * @return a jar or a directory of classes, if it was loaded from one
     */
    public static Optional<Path> locationOf(Class<?> loaded) {
        CodeSource source = loaded.getProtectionDomain().getCodeSource();
        if (source == null || source.getLocation() == null) {
            return Optional.empty();
        }
        try {
            return Optional.of(Path.of(source.getLocation().toURI()));
        } catch (URISyntaxException | IllegalArgumentException | FileSystemNotFoundException e) {
            return Optional.empty(); // a loader of its own, which keeps classes elsewhere
        }
    }

    /**
     * Prints it as {@code sha256sum} does.
     *
     * @return hash and name
     */
    @Override
    public String toString() {
        return (sha256.isBlank() ? "(cannot be read)" : sha256) + "  " + name;
    }

    private static String hash(Path file) {
        try {
            return Files.isDirectory(file) ? Sha256.of(listing(file)) : Sha256.of(file);
        } catch (IOException | UncheckedIOException e) {
            return "";
        }
    }

    /** What {@code find . -type f | LC_ALL=C sort | xargs sha256sum} prints there. */
    private static byte[] listing(Path directory) throws IOException {
        List<byte[]> names;
        try (Stream<Path> files = Files.walk(directory)) {
            names = files.filter(file -> Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS))
                    .map(file -> directory.relativize(file).toString().replace('\\', '/'))
                    .map(name -> name.getBytes(StandardCharsets.UTF_8))
                    .sorted(Arrays::compareUnsigned)
                    .toList();
        }
        StringBuilder lines = new StringBuilder();
        for (byte[] each : names) {
            String name = new String(each, StandardCharsets.UTF_8);
            lines.append(Sha256.of(directory.resolve(name)))
                    .append("  ./")
                    .append(name)
                    .append('\n');
        }
        return lines.toString().getBytes(StandardCharsets.UTF_8);
    }
}
