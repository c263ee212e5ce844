package org.ndktck.message;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.ndktck.catalog.Catalog;
import org.ndktck.report.model.Finding;
import org.ndktck.report.model.RunResult;

/** How each kind of violation reads, as the console prints it; {@code -Dgolden.update=true} writes it anew. */
class GoldenFailuresTest {

    private static final Path DIRECTORY = Path.of("src/test/resources/golden/failures");
    private static final Catalog CATALOG = Catalog.load();

    @TestFactory
    Stream<DynamicTest> everyKindOfViolationReadsAsItDid() {
        return MessageSample.all().stream()
                .map(shown -> DynamicTest.dynamicTest(shown.toString(), () -> assertGolden(shown)));
    }

    private static void assertGolden(MessageSample shown) throws IOException {
        String text = text(shown);
        Path file = DIRECTORY.resolve(shown.file());
        if (Boolean.getBoolean("golden.update")) {
            Files.createDirectories(DIRECTORY);
            Files.writeString(file, text);
        }
        assertThat(text)
                .as("%s; if the change is meant, run once with -Dgolden.update=true and read the diff", file)
                .isEqualTo(Files.readString(file, StandardCharsets.UTF_8));
    }

    private static String text(MessageSample shown) {
        JudgedFault accused = new JudgedFault(shown.provider(), shown.id());
        RunResult result = FailureLint.readable(accused.judged());
        Finding finding = accused.finding(result);
        Finding steady = shown.isAssertion() ? StableText.of(finding) : StableText.inPassing(finding);
        return Failure.of(steady, CATALOG, result.info()).text().stream().collect(Collectors.joining("\n", "", "\n"));
    }

    @Test
    void everyGoldenFileIsCompared() throws IOException {
        Set<String> expected =
                MessageSample.all().stream().map(MessageSample::file).collect(Collectors.toCollection(TreeSet::new));
        try (Stream<Path> files = Files.list(DIRECTORY)) {
            assertThat(files.map(file -> file.getFileName().toString())).containsExactlyInAnyOrderElementsOf(expected);
        }
    }
}
