package org.ndktck.plan.data;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Capacities relative to a required size. */
class CapacityTest {

    @ParameterizedTest
    @CsvSource({
        "BELOW, 1, 56, 55",
        "BELOW, 55, 56, 1",
        "BELOW, 56, 56, 1",
        "BELOW, 65536, 56, 1",
        "BELOW, 1, 2, 1",
        "BELOW, 1, 1, 1",
        "BELOW, 1, 0, 0",
        "EQUAL, 1, 56, 56",
        "EQUAL, 600, 56, 56",
        "EQUAL, 1, 0, 0",
        "ABOVE, 1, 56, 57",
        "ABOVE, 65536, 56, 65592",
        "ABOVE, 1, 0, 1",
    })
    void resolvesAgainstTheRequiredSize(CapacityRelation relation, int distance, long requiredSize, long capacity) {
        assertThat(new Capacity(relation, distance).resolve(requiredSize)).isEqualTo(capacity);
    }

    @Test
    void theSimplestIsExactlyTheRequiredSize() {
        assertThat(Capacity.SIMPLEST.resolve(77)).isEqualTo(77);
    }
}
