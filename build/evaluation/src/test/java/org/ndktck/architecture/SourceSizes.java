package org.ndktck.architecture;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** How large the files and packages below a directory of sources are. */
final class SourceSizes {

    private final Path root;
    private final List<Path> files;

    /**
     * Finds the files.
     *
     * @param root the directory that packages are named from
     */
    SourceSizes(Path root) throws IOException {
        this.root = root;
        try (Stream<Path> all = Files.isDirectory(root) ? Files.walk(root) : Stream.empty()) {
            this.files = all.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> !file.endsWith("package-info.java"))
                    .sorted()
                    .toList();
        }
    }

    int files() {
        return files.size();
    }

    /** The packages of more than so many top-level types, with their number. */
    Map<String, Long> packagesAbove(int types) {
        Map<String, Long> sizes = files.stream()
                .collect(Collectors.groupingBy(
                        file -> named(Objects.requireNonNull(file.getParent())), TreeMap::new, Collectors.counting()));
        sizes.values().removeIf(size -> size <= types);
        return sizes;
    }

    /** The classes whose files have more than so many lines, with their number. */
    Map<String, Long> filesAbove(int lines) {
        Map<String, Long> sizes = new TreeMap<>();
        for (Path file : files) {
            String path = file.toString();
            sizes.put(named(Path.of(path.substring(0, path.length() - ".java".length()))), lines(file));
        }
        sizes.values().removeIf(size -> size <= lines);
        return sizes;
    }

    private String named(Path path) {
        return root.relativize(path).toString().replace('/', '.').replace('\\', '.');
    }

    private static long lines(Path file) {
        try (Stream<String> lines = Files.lines(file)) {
            return lines.count();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
