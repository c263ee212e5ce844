package org.ndktck.zoo;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The figures on what it took to see a fault. */
class DetectionsTest {

    private static Detections upTo(int most) {
        Detections detections = new Detections();
        for (int tries = most; tries > 0; tries--) {
            detections.caughtAfter(tries);
        }
        return detections;
    }

    @Test
    void aPercentileIsWhatSoManyOfAHundredSeedsNeedAtMost() {
        assertThat(upTo(100).json()).isEqualTo("{\"seeds\": 100, \"missed\": 0, \"median\": 50, \"p99\": 99}");
    }

    @Test
    void ofFewSeedsTheWorstCounts() {
        assertThat(upTo(3).json()).isEqualTo("{\"seeds\": 3, \"missed\": 0, \"median\": 2, \"p99\": 3}");
    }

    @Test
    void aSeedThatMissesNeedsMoreThanAnyOther() {
        Detections detections = upTo(3);
        detections.missed();

        assertThat(detections.json()).isEqualTo("{\"seeds\": 4, \"missed\": 1, \"median\": 2, \"p99\": null}");
    }

    @Test
    void withoutSeedsThereAreNoFigures() {
        assertThat(new Detections().json()).isEqualTo("{\"seeds\": 0, \"missed\": 0, \"median\": null, \"p99\": null}");
    }
}
