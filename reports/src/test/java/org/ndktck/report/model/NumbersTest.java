package org.ndktck.report.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Numbers that belong together: so many of so many. */
class NumbersTest {

    @ParameterizedTest
    @CsvSource({"-1, 3", "0, 0", "4, 3"})
    void noCaseIsSeenMoreOftenThanReplayed(int seen, int of) {
        assertThatThrownBy(() -> new Repetition(seen, of)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void oneReplayIsEnough() {
        assertThat(new Repetition(1, 1).always()).isTrue();
        assertThat(new Repetition(0, 1).always()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"0, 2", "3, 2", "1, 513"})
    void aShardIsOneOfItsRun(int number, int of) {
        assertThatThrownBy(() -> new Shard(number, of)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void asManyShardsAsPermittedAreShards() {
        assertThat(new Shard(Shard.MOST, Shard.MOST)).hasToString("shard 512 of 512");
    }
}
