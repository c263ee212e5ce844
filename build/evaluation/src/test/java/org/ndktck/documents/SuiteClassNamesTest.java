package org.ndktck.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A suite that the documents name is one that a vendor's build runs: Maven passes over a class of another name. */
class SuiteClassNamesTest {

    private static final Path ROOT = Path.of("..", "..");
    private static final Pattern SUITE = Pattern.compile("class\\s+(\\w+)\\s+extends\\s+(?:[\\w.]+\\.)?NdkTckSuite\\b");
    private static final Pattern RUN_BY_SUREFIRE = Pattern.compile("Test.*|.*(Test|Tests|TestCase)");

    @Test
    void everySuiteOfADocumentIsRunByTheBuild() throws IOException {
        List<String> names = new ArrayList<>();
        for (Path file : documents()) {
            Matcher suite = SUITE.matcher(Files.readString(file));
            while (suite.find()) {
                names.add(suite.group(1));
            }
        }

        assertThat(names).hasSizeGreaterThan(3).allMatch(RUN_BY_SUREFIRE.asMatchPredicate());
    }

    private static List<Path> documents() throws IOException {
        List<Path> files = new ArrayList<>();
        for (String place :
                List.of("README.md", "docs", "tck-api/src/main", "tck-tests/src/main", "tck-cli/src/it/vendor")) {
            try (Stream<Path> found = Files.walk(ROOT.resolve(place))) {
                found.filter(file -> file.toString().matches(".*\\.(md|java)")).forEach(files::add);
            }
        }
        return files;
    }
}
