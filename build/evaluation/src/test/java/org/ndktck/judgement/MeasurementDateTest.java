package org.ndktck.judgement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** A whole measurement takes the place of all before it; one of a part stands beside them. */
class MeasurementDateTest {

    private static final MeasurementDate WHOLE = new MeasurementDate("effort.json", "aaaaaaa", "all pairs");
    private static final MeasurementDate PART = new MeasurementDate("effort.json", "bbbbbbb", "faults that match A");
    private static final MeasurementDate OTHER = new MeasurementDate("lawful.json", "aaaaaaa", "seeds 1 to 100");

    @Test
    void partStandsBesideTheWhole() {
        assertThat(MeasurementDate.noted(List.of(WHOLE, OTHER), PART, true)).containsExactly(WHOLE, PART, OTHER);
    }

    @Test
    void wholeTakesThePlaceOfEverything() {
        MeasurementDate again = new MeasurementDate("effort.json", "ccccccc", "all pairs");

        assertThat(MeasurementDate.noted(List.of(WHOLE, PART, OTHER), again, false))
                .containsExactly(again, OTHER);
    }

    @Test
    void samePartAgainIsSaidOnce() {
        MeasurementDate again = new MeasurementDate("effort.json", "ccccccc", "faults that match A");

        assertThat(MeasurementDate.noted(List.of(WHOLE, PART), again, true)).containsExactly(WHOLE, again);
    }
}
