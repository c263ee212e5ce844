package org.ndktck.judgement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** A whole measurement takes the place of all before it; one of a part stands beside them. */
class OccasionTest {

    private static final Occasion WHOLE = new Occasion("effort.json", "aaaaaaa", "all pairs");
    private static final Occasion PART = new Occasion("effort.json", "bbbbbbb", "faults that match A");
    private static final Occasion OTHER = new Occasion("lawful.json", "aaaaaaa", "seeds 1 to 100");

    @Test
    void partStandsBesideTheWhole() {
        assertThat(Occasion.noted(List.of(WHOLE, OTHER), PART, true)).containsExactly(WHOLE, PART, OTHER);
    }

    @Test
    void wholeTakesThePlaceOfEverything() {
        Occasion again = new Occasion("effort.json", "ccccccc", "all pairs");

        assertThat(Occasion.noted(List.of(WHOLE, PART, OTHER), again, false)).containsExactly(again, OTHER);
    }

    @Test
    void samePartAgainIsSaidOnce() {
        Occasion again = new Occasion("effort.json", "ccccccc", "faults that match A");

        assertThat(Occasion.noted(List.of(WHOLE, PART), again, true)).containsExactly(WHOLE, again);
    }
}
