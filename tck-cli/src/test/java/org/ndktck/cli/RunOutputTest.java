package org.ndktck.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ndktck.catalog.Catalog;
import org.ndktck.report.model.FailOn;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.model.Verdict;

/** What {@code run} prints and writes, and the exit code it ends with. */
class RunOutputTest {

    @TempDir
    private Path directory = Path.of("");

    @Test
    void theReportIsPrintedAndWrittenAndItsPlaceComesLast() {
        Invocation run = run(Results.conforming());

        assertThat(report().resolve("compliance.json")).exists();
        assertThat(run.out())
                .contains("CONFORMS AS FAR AS JUDGED: 1 of " + Catalog.load().providerMusts() + " MUSTs");
        assertThat(run.out()).endsWith("Report: " + report() + System.lineSeparator());
        assertThat(run.err()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"CONFORMS, 0", "VIOLATES, 1", "INCONCLUSIVE, 2", "NOT_JUDGED, 3", "BROKEN, 4"})
    void theExitCodeIsTheVerdicts(Verdict verdict, int exitCode) {
        assertThat(run(Results.of(verdict)).exitCode()).isEqualTo(exitCode);
    }

    @Test
    void whatIsLeftOutCountsWhereAllIsDemanded() {
        Invocation run = run(Results.conforming(), "--require-complete");

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err())
                .isEqualTo("ndk-tck: CONFORMS AS FAR AS JUDGED: 1 of "
                        + Catalog.load().providerMusts()
                        + " MUSTs, and --require-complete demands all; the report says what was left out"
                        + System.lineSeparator());
        assertThat(Invocation.of(
                                new RecordingEngine(Results.conforming()),
                                "report",
                                "--require-complete",
                                report().toString())
                        .exitCode())
                .isEqualTo(2);
    }

    /** Each as it is, and as a gate that demands a whole run takes it; where something is worse than that, it stays so. */
    @ParameterizedTest
    @CsvSource({
        "all, 100, 100, VIOLATION, 0, 0",
        "all, 100, 10, VIOLATION, 0, 0",
        "all, 5, 100, VIOLATION, 0, 2",
        "all but ACC-21, 100, 100, VIOLATION, 0, 2",
        "all; shard 1 of 2, 100, 100, VIOLATION, 0, 2",
        "all, 5, 100, NOTED, 1, 1",
    })
    void aRunThatIsNotWholeEndsWithTwoWhereAllIsDemanded(
            String selection, int tries, int ofProfile, FailOn failOn, int exitCode, int whereAllIsDemanded) {
        RunResult result = Results.everyMustKept(selection, tries, ofProfile, failOn);

        assertThat(run(result).exitCode()).isEqualTo(exitCode);
        assertThat(run(result, "--require-complete").exitCode()).isEqualTo(whereAllIsDemanded);
    }

    @ParameterizedTest
    @CsvSource({"VIOLATES, 1", "INCONCLUSIVE, 2", "BROKEN, 4"})
    void demandingAllMakesNoOtherVerdictBetter(Verdict verdict, int exitCode) {
        Invocation run = run(Results.of(verdict), "--require-complete");

        assertThat(run.exitCode()).isEqualTo(exitCode);
        assertThat(run.err()).isEmpty();
    }

    @Test
    void allOfThemJudgedIsComplete() {
        Invocation run = run(Results.complete(), "--require-complete");

        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).isEmpty();
    }

    @Test
    void jsonIsTheFileAndNothingElse() throws IOException {
        Invocation run = run(Results.violating(), "--format", "json");

        assertThat(run.out()).isEqualTo(Files.readString(report().resolve("compliance.json")));
        assertThat(run.err()).isEmpty();
        assertThat(run.exitCode()).isEqualTo(1);
    }

    @Test
    void aFailureIsPrintedInFull() {
        assertThat(run(Results.violating()).out()).contains("Reproduce  ndk-tck replay " + Results.TOKEN);
    }

    @Test
    void progressIsOneLineThatIsWrittenOver() {
        RecordingEngine engine = new RecordingEngine(Results.conforming());

        Invocation run = Invocation.watched(engine, "run", "--report", report().toString());

        assertThat(run.err())
                .startsWith("\r[12/24] GCD-09 GetConnectionData ")
                .endsWith(" \r")
                .doesNotContain("\n");
    }

    @Test
    void noProgressSilencesProgress() {
        RecordingEngine engine = new RecordingEngine(Results.conforming());

        Invocation run = Invocation.watched(engine, "run", "--no-progress", "--report", report().toString());

        assertThat(run.err()).isEmpty();
    }

    @Test
    void anEarlierReportIsReplaced() throws IOException {
        run(Results.violating());
        run(Results.conforming());

        assertThat(Files.readString(report().resolve("compliance.json"))).contains("\"exitCode\": 0,");
    }

    private Invocation run(RunResult result, String... options) {
        String[] args = new String[options.length + 3];
        args[0] = "run";
        args[1] = "--report";
        args[2] = report().toString();
        System.arraycopy(options, 0, args, 3, options.length);
        return Invocation.of(new RecordingEngine(result), args);
    }

    private Path report() {
        return directory.resolve("report");
    }
}
