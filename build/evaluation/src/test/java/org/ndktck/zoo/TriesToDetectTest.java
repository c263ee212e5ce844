package org.ndktck.zoo;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.ndktck.judgement.EffortLine;

/** The figures on what it took to see a fault. */
class TriesToDetectTest {

    private static TriesToDetect upTo(int most) {
        TriesToDetect detections = new TriesToDetect();
        for (int tries = most; tries > 0; tries--) {
            detections.caughtAfter(tries);
        }
        return detections;
    }

    @Test
    void aPercentileIsWhatSoManyOfAHundredSeedsNeedAtMost() {
        assertThat(upTo(100).tries()).isEqualTo(new EffortLine.Tries(100, 0, 50L, 99L));
    }

    @Test
    void ofFewSeedsTheWorstCounts() {
        assertThat(upTo(3).tries()).isEqualTo(new EffortLine.Tries(3, 0, 2L, 3L));
    }

    @Test
    void aSeedThatMissesNeedsMoreThanAnyOther() {
        TriesToDetect detections = upTo(3);
        detections.missed();

        assertThat(detections.tries()).isEqualTo(new EffortLine.Tries(4, 1, 2L, null));
    }

    @Test
    void withoutSeedsThereAreNoFigures() {
        assertThat(new TriesToDetect().tries()).isEqualTo(new EffortLine.Tries(0, 0, null, null));
    }
}
