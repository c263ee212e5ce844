package org.ndktck.judging;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How many tries a property gets of those of the profile. */
class EffortTest {

    @ParameterizedTest
    @CsvSource({
        "FULL, 1000, 1000",
        "FULL, 1, 1",
        "TENTH, 1000, 100",
        "TENTH, 210, 21",
        "TENTH, 100, 20",
        "TENTH, 19, 19",
        "ONCE, 2000, 2",
        "ONCE, 100, 1",
    })
    void isAShareButNotLessThanALeastAndNotMoreThanAll(Effort effort, int ofTheProfile, int tries) {
        assertThat(effort.of(ofTheProfile)).isEqualTo(tries);
    }
}
