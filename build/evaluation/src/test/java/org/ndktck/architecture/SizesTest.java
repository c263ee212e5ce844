package org.ndktck.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Packages and files are small, or {@code large-sources.properties} says why one is not. */
class SizesTest {

    private static final int MOST_TYPES = 25;
    private static final int MOST_LINES = 300;

    @Test
    void whatIsLargeHasAReason() throws IOException {
        Map<String, Long> large = new TreeMap<>();
        for (Path root : roots()) {
            SourceSizes sizes = new SourceSizes(root);
            large.putAll(sizes.packagesAbove(MOST_TYPES));
            large.putAll(sizes.filesAbove(MOST_LINES));
        }

        assertThat(reasons()).containsOnlyKeys(large.keySet());
        assertThat(reasons().values()).allMatch(reason -> reason.length() > 20);
    }

    /** Without sources nothing is large. */
    @Test
    void theSourcesOfEveryModuleAreSeen() throws IOException {
        assertThat(Module.values())
                .allSatisfy(module -> assertThat(
                                new SourceSizes(Path.of("..", "..", module.artifact(), "src", "main", "java")).files())
                        .isGreaterThan(50));
    }

    @Test
    void aPackageAndAFileThatAreTooLargeAreFound(@TempDir Path root) throws IOException {
        Path large = Files.createDirectories(root.resolve("org/large"));
        Files.createFile(large.resolve("package-info.java"));
        for (int number = 0; number < 3; number++) {
            Files.writeString(large.resolve("Type" + number + ".java"), "// a line\n".repeat(number + 1));
        }

        SourceSizes sizes = new SourceSizes(root);

        assertThat(sizes.packagesAbove(2)).isEqualTo(Map.of("org.large", 3L));
        assertThat(sizes.packagesAbove(3)).isEmpty();
        assertThat(sizes.filesAbove(2)).isEqualTo(Map.of("org.large.Type2", 3L));
        assertThat(sizes.filesAbove(3)).isEmpty();
    }

    /** Also of the module whose classes are not there on an older Java. */
    private static List<Path> roots() {
        return Stream.concat(Arrays.stream(Module.values()).map(Module::artifact), Stream.of("native-provider"))
                .flatMap(module ->
                        Stream.of("main", "test").map(kind -> Path.of("..", "..", module, "src", kind, "java")))
                .toList();
    }

    private static Map<String, String> reasons() throws IOException {
        Properties properties = new Properties();
        try (InputStream file =
                Objects.requireNonNull(SizesTest.class.getResourceAsStream("large-sources.properties"))) {
            properties.load(file);
        }
        Map<String, String> reasons = new TreeMap<>();
        properties.stringPropertyNames().forEach(name -> reasons.put(name, properties.getProperty(name)));
        return reasons;
    }
}
