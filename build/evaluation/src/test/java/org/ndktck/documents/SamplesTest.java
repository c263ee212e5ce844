package org.ndktck.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ndktck.catalog.Catalog;
import org.ndktck.engine.Manifest;
import org.ndktck.report.directory.OwnBuild;
import org.ndktck.report.directory.ReportDirectory;
import org.ndktck.report.directory.ReportException;
import org.ndktck.report.directory.ReportVerification;
import org.ndktck.report.journal.JournalEntry;
import org.ndktck.report.model.RunInfo;

/** The reports in reports/samples are what this kit renders of their journals. */
class SamplesTest {

    private static final Path SAMPLES = Path.of("..", "..", "reports", "samples");

    private final Catalog catalog = Catalog.load();
    private final ReportDirectory reports = new ReportDirectory(catalog);

    @ParameterizedTest
    @CsvSource({
        "reference, CONFORMS",
        "failing, DOES NOT CONFORM",
        "partial, CONFORMS AS FAR AS JUDGED: 37 of 249 MUSTs"
    })
    void aSampleIsWhatItsJournalGives(String name, String headline) throws ReportException {
        Path sample = SAMPLES.resolve(name);
        if (Boolean.getBoolean("golden.update")) {
            reports.write(sample, verified(sample).result());
        }

        ReportVerification verified = verified(sample);

        assertThat(verified.differences())
                .as("if the change is meant, run once with -Dgolden.update=true and look at the pages")
                .isEmpty();
        assertThat(verified.result().headline().text()).isEqualTo(headline);
    }

    @Test
    void aSampleThatThisKitRendersOtherwiseIsFound(@TempDir Path parent) throws Exception {
        Path copy = parent.resolve("partial");
        reports.write(copy, verified(SAMPLES.resolve("partial")).result());
        Files.copy(SAMPLES.resolve("partial/journal.jsonl"), copy.resolve("journal.jsonl"));
        assertThat(verified(copy).differences()).isEmpty();
        Files.writeString(copy.resolve("summary.md"), "# An older form\n");

        assertThat(verified(copy).differences()).containsExactly("summary.md is not what the journal gives");
    }

    /** As if with the build that made the run: a sample outlives it. */
    private ReportVerification verified(Path sample) throws ReportException {
        RunInfo info = reports.journal(sample).stream()
                .filter(JournalEntry.Began.class::isInstance)
                .map(began -> ((JournalEntry.Began) began).info())
                .findFirst()
                .orElseThrow();
        OwnBuild build = new OwnBuild(info.kitVersion(), info.provenance(), Optional.empty());
        return ReportVerification.of(sample, catalog, Manifest.entries(), build);
    }
}
