package org.ndktck.mutation;

import static org.assertj.core.api.Assertions.assertThatCode;

import org.junit.jupiter.api.Test;

/** Lets the canary sing and does not listen. */
class CanaryTest {

    @Test
    void theCanarySings() {
        assertThatCode(() -> new Canary().sing(2)).doesNotThrowAnyException();
    }
}
