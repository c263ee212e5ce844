package org.ndktck.zoo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.ndktck.judgement.Measured;

/**
 * How hard the kit has to try for every fault, whatever the seed: the standard profile must see it. What
 * uniform plans need stands beside it.
 */
@Tag("zoo-full")
abstract class EffortOnTheZoo {

    private final Half half;

    EffortOnTheZoo(Half half) {
        this.half = half;
    }

    @Test
    void theStandardProfileSeesEveryFaultUnderEverySeed() {
        SeedsAndTime bounds = SeedsAndTime.ofThisProcess();
        List<DetectionEffort> efforts = half.of(DetectionEffort.ofAllFaults());
        for (int round = 0; round < bounds.rounds(); round++) {
            efforts.forEach(effort -> effort.measure(bounds));
        }

        Measured.write(
                Measured.BUILT.resolve(half.file("effort")),
                efforts.stream().map(DetectionEffort::line).toList());
        assertThat(efforts).hasSizeGreaterThan(100);
        assertThat(efforts).flatMap(DetectionEffort::misses).isEmpty();
    }
}
