package org.ndktck.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** How properties are written: short, and without branches or loops. */
class PropertySourcesTest {

    private static final Path SOURCES = Path.of("src/main/java/org/ndktck/properties");
    private static final String METHOD_END = "    }";
    private static final int MOST_LINES = 20;

    /** One property method, from its signature to its closing brace. */
    private record Source(Path file, List<String> lines) {

        @Override
        public String toString() {
            return file.getFileName() + ": " + lines.get(0).strip();
        }
    }

    private static List<Source> properties() throws IOException {
        List<Source> properties = new ArrayList<>();
        try (Stream<Path> files = Files.walk(SOURCES)) {
            for (Path file : files.filter(path -> path.toString().endsWith("Properties.java"))
                    .toList()) {
                properties.addAll(properties(file, Files.readAllLines(file)));
            }
        }
        return properties;
    }

    private static List<Source> properties(Path file, List<String> lines) {
        List<Source> properties = new ArrayList<>();
        for (int at = 0; at < lines.size(); at++) {
            if (lines.get(at).strip().equals("@Property")) {
                int signature = at;
                while (!lines.get(signature).startsWith("    void ")) {
                    signature++;
                }
                int end = signature;
                while (!lines.get(end).equals(METHOD_END)) {
                    end++;
                }
                properties.add(new Source(file, lines.subList(signature, end + 1)));
            }
        }
        return properties;
    }

    /** The text without what stands in quotes. */
    private static String code(Source property) {
        return String.join("\n", property.lines()).replaceAll("\"[^\"]*\"", "");
    }

    @Test
    void everyPropertyIsSeen() throws IOException {
        assertThat(properties()).hasSameSizeAs(Manifest.checks().entrySet());
    }

    @Test
    void noPropertyIsLong() throws IOException {
        assertThat(properties())
                .allSatisfy(property -> assertThat(property.lines()).hasSizeLessThanOrEqualTo(MOST_LINES));
    }

    @Test
    void noPropertyBranchesLoopsOrCatches() throws IOException {
        assertThat(properties())
                .allSatisfy(property -> assertThat(code(property))
                        .doesNotContainPattern("\\b(if|for|while|do|switch|try|catch|throw)\\b"));
    }
}
