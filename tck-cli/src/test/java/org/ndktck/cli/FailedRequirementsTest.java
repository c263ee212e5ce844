package org.ndktck.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.ndktck.catalog.RequirementId;
import org.ndktck.engine.Selection;
import org.ndktck.report.model.Verdict;

/** A run of what failed in an earlier one. */
class FailedRequirementsTest {

    @TempDir
    private Path directory = Path.of("");

    private Path earlier = Path.of("");

    private final RecordingEngine engine = new RecordingEngine(Results.conforming());

    @BeforeEach
    void nameTheEarlierReport() {
        earlier = directory.resolve("earlier");
    }

    @ParameterizedTest
    @EnumSource(
            value = Verdict.class,
            names = {"VIOLATES", "FLAKY", "INCONCLUSIVE", "BROKEN"})
    void onlyWhatFailedIsJudgedAgain(Verdict verdict) {
        earlier(verdict);

        again();

        assertThat(engine.request().options().selection())
                .isEqualTo(new Selection(Set.of(RequirementId.GCD_07), Set.of()));
    }

    @Test
    void theReportMayBeTheOneThatIsReplaced() {
        earlier(Verdict.VIOLATES);

        Invocation run =
                Invocation.of(engine, "run", "--failed-in", earlier.toString(), "--report", earlier.toString());

        assertThat(run.exitCode()).isZero();
        assertThat(engine.request().options().selection().only()).containsExactly(RequirementId.GCD_07);
    }

    @Test
    void nothingIsRunWhereNothingFailed() {
        earlier(Verdict.CONFORMS);

        refused(again(), "nothing of what is selected failed in " + earlier);
    }

    @Test
    void whatIsNotSelectedStaysOut() {
        earlier(Verdict.VIOLATES);

        refused(again("--only", "ACC"), "nothing of what is selected failed in " + earlier);
        refused(again("--skip", "GCD"), "nothing of what is selected failed in " + earlier);
    }

    @Test
    void aDirectoryWithoutAReportIsRefused() {
        refused(again(), earlier + " holds no compliance.json");
    }

    private void refused(Invocation run, String sentence) {
        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.err()).startsWith("ndk-tck: " + sentence).hasLineCount(1);
        assertThat(engine.ran()).isFalse();
    }

    private void earlier(Verdict verdict) {
        Invocation.of(new RecordingEngine(Results.of(verdict)), "run", "--report", earlier.toString());
    }

    private Invocation again(String... options) {
        List<String> args = new ArrayList<>(List.of("run", "--failed-in", earlier.toString()));
        args.addAll(List.of("--report", directory.resolve("again").toString()));
        args.addAll(List.of(options));
        return Invocation.of(engine, args.toArray(String[]::new));
    }
}
