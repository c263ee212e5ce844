package org.ndktck.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class EarlyEndTest {

    @Test
    void wholeMinutesAreToldAsMinutes() {
        assertThat(EarlyEnd.timeLimit(Duration.ofMinutes(2))).isEqualTo("its time limit of 2 min was reached");
        assertThat(EarlyEnd.timeLimit(Duration.ofSeconds(90))).isEqualTo("its time limit of 90 s was reached");
    }
}
