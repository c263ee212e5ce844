package org.ndktck.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What passes while nobody looks passes for nobody. */
class AwakeTimeTest {

    private final AwakeTime time = new AwakeTime(10, 1_000);

    @Test
    void itGoesOnWithTheClock() {
        assertThat(time.at(1_004)).isEqualTo(4);
        assertThat(time.at(1_014)).isEqualTo(14);
        assertThat(time.at(1_014)).isEqualTo(14);
    }

    @Test
    void aPauseIsOneLook() {
        time.at(1_004);

        assertThat(time.at(9_000_000)).isEqualTo(14);
        assertThat(time.at(9_000_005)).isEqualTo(19);
    }

    @Test
    void aClockThatOverflowsGoesOn() {
        AwakeTime late = new AwakeTime(10, Long.MAX_VALUE);

        assertThat(late.at(Long.MIN_VALUE + 3)).isEqualTo(4);
    }
}
