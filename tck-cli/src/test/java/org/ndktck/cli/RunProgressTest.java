package org.ndktck.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ndktck.catalog.RequirementId;
import org.ndktck.report.journal.JournalEntry;
import org.ndktck.report.model.Evidence;
import org.ndktck.report.model.Finding;
import org.ndktck.report.model.Proof;
import org.ndktck.report.model.RowRecord;

/** What is said of a run that goes on. */
class RunProgressTest {

    private final StringWriter printed = new StringWriter();
    private Duration now = Duration.ofHours(7);

    private static JournalEntry recorded(RequirementId id, boolean broken) {
        Finding finding =
                new Finding(id, Finding.Kind.FORBIDDEN_SEEN, "this", "that", "C1", List.of(), id + ":simplest", true);
        return new JournalEntry.Recorded(
                1,
                new RowRecord(
                        id,
                        Evidence.NONE,
                        broken ? List.of(finding) : List.of(),
                        broken ? Proof.FALSIFIED : Proof.NONE,
                        List.of(),
                        List.of(),
                        Optional.empty()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1 | 10 | ''",
                "2 | 50 | ', about 5 s left'",
                "10 | 50 | ', about 10 s left'",
                "11 | 50 | ', about 15 s left'",
                "90 | 50 | ', about 90 s left'",
                "91 | 50 | ', about 2 min left'",
                "600 | 10 | ', about 90 min left'",
                "600 | 9 | ''",
                "600 | 0 | ''",
                "600 | 100 | ', about 5 s left'"
            })
    void whatIsLeftFollowsFromWhatIsDone(long seconds, int done, String said) {
        RunProgress progress = new RunProgress(() -> now.toNanos());

        now = now.plusSeconds(seconds);

        assertThat(progress.soFar(done, 100)).isEqualTo(said);
    }

    @Test
    void aRequirementIsBrokenOnceHoweverOftenItIsRecorded() {
        RunProgress progress = new RunProgress(() -> now.toNanos());

        progress.learned(recorded(RequirementId.GCD_07, true));
        progress.learned(recorded(RequirementId.GCD_07, true));
        progress.learned(recorded(RequirementId.GCD_09, true));
        progress.learned(recorded(RequirementId.CB_01, false));

        assertThat(progress.soFar(3, 10)).isEqualTo(", 2 broken");
    }

    /** Of three rows one is enough to judge the rest by. */
    @Test
    void aTenthOfASmallRunIsEnoughToEstimateFrom() {
        RunProgress progress = new RunProgress(() -> now.toNanos());

        now = now.plusSeconds(20);

        assertThat(progress.soFar(1, 10)).isEqualTo(", about 3 min left");
        assertThat(progress.soFar(1, 11)).isEmpty();
    }

    /** The report notes it, and does not count it among the violations. */
    @Test
    void whatIsNoMustIsNotCountedAsBroken() {
        RunProgress progress = new RunProgress(() -> now.toNanos());

        progress.learned(recorded(RequirementId.GPA_10, true));
        progress.learned(recorded(RequirementId.GCD_07, true));

        assertThat(progress.soFar(3, 50)).isEqualTo(", 1 broken");
    }

    @Test
    void aLogGetsALineEveryTenSeconds() {
        ProgressLog log = new ProgressLog(new PrintWriter(printed), () -> now.toNanos());
        log.learned(recorded(RequirementId.GCD_07, true));

        for (int done = 0; done < 50; done++) {
            log.propertyStarted(RequirementId.GCD_09, done, 50);
            now = now.plusMillis(500);
        }

        assertThat(printed.toString().lines())
                .containsExactly(
                        "20 of 50 requirements judged, 1 broken, about 15 s left",
                        "40 of 50 requirements judged, 1 broken, about 5 s left");
    }

    /** The worker may have taken long to start. */
    @Test
    void aLogSaysNothingBeforeSomethingIsJudged() {
        ProgressLog log = new ProgressLog(new PrintWriter(printed), () -> now.toNanos());
        now = now.plusSeconds(60);

        log.propertyStarted(RequirementId.GCD_09, 0, 50);

        assertThat(printed.toString()).isEmpty();
    }

    @Test
    void theLineOfATerminalIsCutToItsWidth() {
        ProgressLine line = new ProgressLine(new PrintWriter(printed), 80, () -> now.toNanos());
        line.learned(recorded(RequirementId.GCD_07, true));
        now = now.plusSeconds(20);

        line.propertyStarted(RequirementId.ADP_01, 100, 292);

        assertThat(printed.toString())
                .startsWith("\r[101/292] ADP-01 Adapter information and open, 1 broken, about 40 s left ")
                .hasSize(80);
    }
}
