package org.ndktck.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.RequirementId;
import org.ndktck.report.console.ConsoleReport;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.model.Verdict;
import org.ndktck.scripted.TiedToAThread;

/** How a failure reads that shows under one circumstance only; {@code -Dgolden.update=true} writes it anew. */
class CircumstanceInAFailureTest {

    private static final Path GOLDEN = Path.of("src/test/resources/golden/circumstance.txt");

    @Test
    void aFailureSaysUnderWhichCircumstanceItShows() throws RunException, IOException {
        RunResult result =
                TckRun.execute(Requests.of(TiedToAThread.script(), 100, RequirementId.GCD_09), RunListener.SILENT);

        assertThat(result.row(RequirementId.GCD_09).verdict()).isEqualTo(Verdict.VIOLATES);
        String text = new ConsoleReport(Catalog.load(), false).failure(result.row(RequirementId.GCD_09), result.info());
        if (Boolean.getBoolean("golden.update")) {
            Files.createDirectories(GOLDEN.getParent());
            Files.writeString(GOLDEN, text);
        }
        assertThat(text)
                .as("%s; if the change is meant, run once with -Dgolden.update=true and read the diff", GOLDEN)
                .isEqualTo(Files.readString(GOLDEN, StandardCharsets.UTF_8));
    }
}
