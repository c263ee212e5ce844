package org.ndktck.judgement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** The interval around a share. */
class WilsonTest {

    private static final double EXACT_ENOUGH = 0.0005;

    @Test
    void isThatOfTheTextbooks() {
        Wilson half = Wilson.of(5, 10);

        assertThat(half.low()).isCloseTo(0.2366, within(EXACT_ENOUGH));
        assertThat(half.high()).isCloseTo(0.7634, within(EXACT_ENOUGH));
    }

    @Test
    void staysWithinTheWhole() {
        assertThat(Wilson.of(0, 5).low()).isZero();
        assertThat(Wilson.of(5, 5).high()).isCloseTo(1, within(EXACT_ENOUGH));
        assertThat(Wilson.of(5, 5).low()).isCloseTo(0.5655, within(EXACT_ENOUGH));
        assertThat(Wilson.of(1, 2)).hasToString("9 to 91 %");
    }
}
