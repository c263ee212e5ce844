package org.ndktck.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a report claims is judged again, with everything that the report says of the run. */
@Tag("processes")
class RerunCommandTest {

    @TempDir
    private Path directory = Path.of("");

    private String report = "";

    @BeforeEach
    void judge() {
        report = directory.resolve("report").toString();
        Invocation run = Invocation.of(
                new TckEngine(),
                "run",
                "--provider",
                "faulty:AnswersTheLengthQueryWithBufferTooSmall",
                "--only",
                "GCD-07,GCD-19",
                "--tries",
                "100",
                "--seed",
                "7",
                "--set",
                "completion=early",
                "--no-progress",
                "--report",
                report);
        assertThat(run.exitCode()).as(run.err()).isEqualTo(1);
    }

    @Test
    void theSameProviderComesOutTheSame() {
        Invocation again = Invocation.of(new TckEngine(), "rerun", report, "--no-progress");

        assertThat(again.exitCode()).as(again.out() + again.err()).isZero();
        assertThat(again.out()).isEqualTo("Every verdict of " + report + " came out the same: DOES NOT CONFORM\n");
    }

    @Test
    void anotherProviderComesOutOtherwiseRowByRow() {
        Invocation again = Invocation.of(new TckEngine(), "rerun", report, "--no-progress", "--provider", "reference");

        assertThat(again.exitCode()).isEqualTo(1);
        assertThat(again.out())
                .contains("GCD-07: violates in the report, conforms now\n", "1 of 2 verdicts of " + report);
    }

    @Test
    void aReportThatWasChangedIsNotJudgedAgain() throws Exception {
        Path file = Path.of(report, "compliance.json");
        Files.writeString(file, Files.readString(file).replace("DOES NOT CONFORM", "CONFORMS"));

        Invocation again = Invocation.of(new TckEngine(), "rerun", report, "--no-progress");

        assertThat(again.exitCode()).isEqualTo(3);
        assertThat(again.err()).contains("was changed after its run", "'ndk-tck verify " + report + "' says where");
    }
}
