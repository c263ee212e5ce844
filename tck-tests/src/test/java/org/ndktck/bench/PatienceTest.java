package org.ndktck.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

/** How long to wait for what must happen. */
class PatienceTest {

    private static long millis(Duration full, String thing, String... missed) {
        Patience patience = new Patience(full);
        for (String each : missed) {
            patience.missed(each);
        }
        return Duration.ofNanos(patience.nanosFor(thing)).toMillis();
    }

    @Test
    void whatWasNotMissedIsWaitedForInFull() {
        assertThat(millis(Duration.ofSeconds(5), "NdkConnect")).isEqualTo(5000);
        assertThat(millis(Duration.ofSeconds(5), "NdkConnect", "NdkAccept")).isEqualTo(5000);
    }

    @Test
    void whatWasMissedIsWaitedForShortly() {
        assertThat(millis(Duration.ofSeconds(5), "NdkConnect", "NdkConnect")).isEqualTo(50);
        assertThat(millis(Duration.ofMillis(300), "NdkConnect", "NdkConnect")).isEqualTo(20);
        assertThat(millis(Duration.ofMillis(3), "NdkConnect", "NdkConnect")).isEqualTo(3);
    }

    @Test
    void aRestartForgetsAndWaitsTwiceAsLong() {
        Patience patience = new Patience(Duration.ofSeconds(5));
        patience.missed("NdkConnect");

        patience.restart();

        assertThat(Duration.ofNanos(patience.nanosFor("NdkConnect"))).isEqualTo(Duration.ofSeconds(10));
        patience.missed("NdkConnect");
        assertThat(Duration.ofNanos(patience.nanosFor("NdkConnect"))).isEqualTo(Duration.ofMillis(50));
    }

    @Test
    void aRestartDoesNotForgetWhatWasConfirmed() {
        Patience patience = new Patience(Duration.ofSeconds(5));
        patience.missed("NdkConnect");
        patience.confirm();
        patience.missed("NdkAccept");

        patience.restart();

        assertThat(Duration.ofNanos(patience.nanosFor("NdkConnect"))).isEqualTo(Duration.ofMillis(50));
        assertThat(Duration.ofNanos(patience.nanosFor("NdkAccept"))).isEqualTo(Duration.ofSeconds(10));
    }

    @Test
    void whatComesNowAndThenIsWaitedForAsAfterTheFirstMiss() {
        Patience patience = new Patience(Duration.ofSeconds(5));
        for (int wait = 0; wait < 100; wait++) {
            patience.missed("NdkConnect");
        }
        patience.came("NdkConnect");
        patience.came("NdkAccept");

        assertThat(Duration.ofNanos(patience.nanosFor("NdkConnect"))).isEqualTo(Duration.ofMillis(50));
        assertThat(Duration.ofNanos(patience.nanosFor("NdkAccept"))).isEqualTo(Duration.ofSeconds(5));
    }

    @Test
    void waitsThatOnlyCloseTakeNoLongerThanTheFirstTogether() {
        Patience patience = new Patience(Duration.ofSeconds(5));
        patience.missed("NdkConnect");
        patience.endTry();
        long total = 0;
        for (int wait = 0; wait < 500; wait++) {
            total += patience.nanosFor("NdkConnect");
            patience.missed("NdkConnect");
        }

        assertThat(Duration.ofNanos(total)).isBetween(Duration.ofSeconds(2), Duration.ofSeconds(5));
        assertThat(Duration.ofNanos(patience.nanosFor("NdkConnect"))).isEqualTo(Duration.ofMillis(1));
    }

    @Test
    void whatATryIsJudgedByIsNeverWaitedForTooShortly() {
        Patience patience = new Patience(Duration.ofSeconds(5));
        patience.endTry();
        for (int wait = 0; wait < 500; wait++) {
            patience.missed("NdkConnect");
        }
        patience.beginTry();

        assertThat(Duration.ofNanos(patience.nanosFor("NdkConnect"))).isEqualTo(Duration.ofMillis(20));
    }
}
