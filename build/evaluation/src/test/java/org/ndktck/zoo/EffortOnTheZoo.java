package org.ndktck.zoo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.ndktck.judgement.FiguresFile;
import org.ndktck.judgement.Share;

/**
 * How hard the kit has to try for every fault, whatever the seed: the standard profile must see it. What
 * uniform plans need stands beside it. {@code zoo.only} is a pattern of the class names of the faults.
 */
class EffortOnTheZoo {

    private final Share share = Share.ofThisProcess();

    @Test
    void theStandardProfileSeesEveryFaultUnderEverySeed() {
        SeedsAndTime bounds = SeedsAndTime.ofThisProcess();
        List<DetectionEffort> efforts = share.from(DetectionEffort.ofTheChosenFaults());
        long end = System.nanoTime() + bounds.time().toNanos();
        for (int seed = 1; seed <= bounds.most() && (seed <= bounds.fewest() || System.nanoTime() < end); seed++) {
            for (DetectionEffort effort : efforts) {
                effort.measure(seed, bounds);
            }
            FiguresFile.write(
                    FiguresFile.BUILT.resolve(share.file("effort")),
                    efforts.stream().map(DetectionEffort::line).toList());
        }

        assertThat(efforts).flatMap(DetectionEffort::misses).isEmpty();
    }
}
