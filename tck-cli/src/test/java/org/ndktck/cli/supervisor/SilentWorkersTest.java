package org.ndktck.cli.supervisor;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

/** Who says nothing is found after the supervisor has looked long enough, and not because a clock has moved on. */
class SilentWorkersTest {

    private static final long LOOK = SilentWorkers.LOOK.toNanos();

    private long nanos = Long.MAX_VALUE - 3 * LOOK; // the clock may overflow
    private final SilentWorkers<String> silence = new SilentWorkers<>(Duration.ofSeconds(1), nanos);

    private void look() {
        nanos += LOOK;
        silence.look(nanos);
    }

    private int looksUntilSilent(String worker) {
        int looks = 0;
        while (!silence.isTooLong(worker, false)) {
            look();
            looks++;
        }
        return looks;
    }

    private int looksOfTheBound() {
        return (int) (silence.bound().toNanos() / LOOK);
    }

    @Test
    void theBoundGrowsWithThePatience() {
        Duration more = new SilentWorkers<>(Duration.ofSeconds(3), 0).bound();

        assertThat(more.minus(silence.bound())).isEqualTo(Duration.ofSeconds(2).multipliedBy(2));
        assertThat(silence.bound()).isGreaterThan(Duration.ofSeconds(1).multipliedBy(2));
    }

    @Test
    void whoSaysNothingIsFoundOnceTheBoundIsOver() {
        assertThat(looksUntilSilent("worker")).isEqualTo(looksOfTheBound() + 1);
    }

    @Test
    void whoSaysSomethingIsGivenTheWholeBoundAgain() {
        silence.isTooLong("worker", false);
        for (int look = 0; look < looksOfTheBound(); look++) {
            look();
        }
        silence.isTooLong("worker", true);

        assertThat(looksUntilSilent("worker")).isEqualTo(looksOfTheBound() + 1);
    }

    @Test
    void oneWorkerSaysNothingForAnother() {
        silence.isTooLong("silent", false);
        int looks = 0;
        while (!silence.isTooLong("silent", false)) {
            look();
            looks++;
            assertThat(silence.isTooLong("loud", true)).isFalse();
        }

        assertThat(looks).isEqualTo(looksOfTheBound() + 1);
    }

    @Test
    void aPauseOfTheWholeMachineIsNobodysSilence() {
        silence.isTooLong("worker", false);

        nanos += 1000 * silence.bound().toNanos();
        silence.look(nanos);

        assertThat(silence.isTooLong("worker", false)).isFalse();
        assertThat(looksUntilSilent("worker")).isGreaterThanOrEqualTo(looksOfTheBound() - 1);
    }
}
