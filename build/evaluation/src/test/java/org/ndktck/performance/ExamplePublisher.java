package org.ndktck.performance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/**
 * The kit of Reactive Streams on its example publisher, from the published artifacts. They are no dependencies of the
 * build, whose test runner would change with them; the profile copies them.
 */
final class ExamplePublisher {

    private static final Path ARTIFACTS = Path.of("target", "reactive-streams").toAbsolutePath();
    private static final String NAME = "ExamplePublisherTest";

    private final Path directory;

    /** Compiles it; that is not timed. */
    ExamplePublisher(Path directory) throws IOException {
        this.directory = directory;
        Path source = directory.resolve(NAME + ".java");
        try (InputStream text = Objects.requireNonNull(getClass().getResourceAsStream(NAME + ".java.txt"))) {
            Files.copy(text, source);
        }
        int failed = ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, "-cp", classPath(), "-d", directory.toString(), source.toString());
        assertThat(failed)
                .as("compiled against %s, which the profile benchmark fills", ARTIFACTS)
                .isZero();
    }

    private String classPath() {
        try (Stream<Path> jars = Files.list(ARTIFACTS)) {
            return Stream.concat(Stream.of(directory), jars.sorted())
                    .map(Path::toString)
                    .collect(Collectors.joining(File.pathSeparator));
        } catch (IOException e) {
            throw new UncheckedIOException(ARTIFACTS + " cannot be read; the profile benchmark fills it", e);
        }
    }

    Process start() throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        return new ProcessBuilder(List.of(java, "-XX:TieredStopAtLevel=1", "-cp", classPath(), NAME))
                .redirectErrorStream(true)
                .redirectOutput(directory.resolve("out").toFile())
                .start();
    }

    /** How many tests the last run had. */
    long tests() throws IOException {
        try (Stream<String> lines = Files.lines(directory.resolve("out"))) {
            return lines.filter(line -> line.startsWith("tests: "))
                    .mapToLong(line -> Long.parseLong(line.substring("tests: ".length())))
                    .findFirst()
                    .orElseThrow();
        }
    }
}
