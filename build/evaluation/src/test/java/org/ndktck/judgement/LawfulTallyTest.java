package org.ndktck.judgement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What is added up from the shares of a measurement. */
class LawfulTallyTest {

    @Test
    void whatDifferentSeedsBroughtIsAddedUpForEachProvider() {
        LawfulTally one = new LawfulTally("lawful:A", 2, 300, List.of("CB-01"), List.of("seed 1: CB-01 FLAKY"));
        LawfulTally other = new LawfulTally("lawful:B", 2, 200, List.of(), List.of());
        LawfulTally more =
                new LawfulTally("lawful:A", 1, 100, List.of("CB-01", "GCD-07"), List.of("seed 2: ACC-03 FLAKY"));

        assertThat(LawfulTally.together(List.of(one, other, more)))
                .containsExactly(
                        new LawfulTally(
                                "lawful:A",
                                3,
                                400,
                                List.of("CB-01", "GCD-07"),
                                List.of("seed 1: CB-01 FLAKY", "seed 2: ACC-03 FLAKY")),
                        other);
    }
}
