package org.ndktck.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.ndktck.report.model.Verdict;

/** What {@code replay} asks of the engine and says afterwards. */
class ReplayCommandTest {

    @Test
    void theTokenAndTheOptionsReachTheEngine() {
        RecordingEngine engine = new RecordingEngine(Results.conforming());

        Invocation.of(engine, "replay", Results.TOKEN, "--patience", "20", "--set", "a=b", "--provider", "reference");

        assertThat(engine.token()).isEqualTo(Results.TOKEN);
        assertThat(engine.request().options().patience()).isEqualTo(Duration.ofMillis(20));
        assertThat(engine.request().settings()).isEqualTo(Map.of("a", "b"));
    }

    @Test
    void aFailureThatShowsAgainIsPrintedInFull() {
        Invocation replay = replay(Verdict.VIOLATES);

        assertThat(replay.exitCode()).isEqualTo(1);
        assertThat(replay.out()).startsWith("GCD-07: a NULL buffer").contains("Observed", "Reproduce");
    }

    @Test
    void aFailureThatDoesNotShowAgainIsSaidToHaveGone() {
        Invocation replay = replay(Verdict.CONFORMS);

        assertThat(replay.exitCode()).isZero();
        assertThat(replay.out())
                .isEqualTo("Kept this time, the failure did not show again: " + Results.TOKEN + " on acme 1.4\n");
    }

    @Test
    void aCaseThatCannotBeJudgedSaysWhy() {
        Invocation replay = replay(Verdict.INCONCLUSIVE);

        assertThat(replay.exitCode()).isEqualTo(2);
        assertThat(replay.out()).contains("could not be judged", "GCD-07 INCONCLUSIVE", "as prepared");
    }

    private static Invocation replay(Verdict verdict) {
        return Invocation.of(new RecordingEngine(Results.of(verdict)), "replay", Results.TOKEN);
    }
}
