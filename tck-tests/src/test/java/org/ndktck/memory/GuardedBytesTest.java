package org.ndktck.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteOrder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Buffers between guards. */
class GuardedBytesTest {

    private static final long SEED = 42;

    private final Slab slab = new Slab(1 << 16, SEED);

    /** A byte that differs from the fill at an offset. */
    private static byte other(GuardedBytes bytes, int offset) {
        return (byte) ~bytes.buffer().get(offset);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 7, 64, 1009})
    void untouchedBufferShowsNothingWritten(int capacity) {
        GuardedBytes bytes = GuardedBytes.output(slab, capacity);

        assertThat(bytes.capacity()).isEqualTo(capacity);
        assertThat(bytes.lastWritten()).isEqualTo(-1);
        assertThat(bytes.firstWrittenFrom(0)).isEmpty();
        assertThat(bytes.damage()).isEmpty();
    }

    @Test
    void writesWithinTheCapacityAreSeenAndAreNoDamage() {
        GuardedBytes bytes = GuardedBytes.output(slab, 16);

        bytes.put(3, other(bytes, 3));
        bytes.put(9, other(bytes, 9));

        assertThat(bytes.firstWrittenFrom(0)).hasValue(3);
        assertThat(bytes.firstWrittenFrom(4)).hasValue(9);
        assertThat(bytes.firstWrittenFrom(10)).isEmpty();
        assertThat(bytes.lastWritten()).isEqualTo(9);
        assertThat(bytes.damage()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 500, 1023})
    void aByteInTheGuardBehindIsDamage(int beyond) {
        GuardedBytes bytes = GuardedBytes.output(slab, 16);

        bytes.put(16L + beyond, other(bytes, 16 + beyond));

        assertThat(bytes.damage()).hasValue(16 + beyond);
        assertThat(bytes.firstWrittenFrom(0)).hasValue(16 + beyond);
        assertThat(bytes.lastWritten()).isEqualTo(16 + beyond);
    }

    @Test
    void aCopyThatRunsOverTheEndIsDamageFromTheEndOn() {
        GuardedBytes bytes = GuardedBytes.output(slab, 4);
        byte[] flipped = new byte[6];
        for (int at = 0; at < flipped.length; at++) {
            flipped[at] = other(bytes, at);
        }

        bytes.put(0, flipped, 0, flipped.length);

        assertThat(bytes.damage()).hasValue(4);
        assertThat(bytes.lastWritten()).isEqualTo(5);
    }

    @Test
    void theViewEndsAtTheGuardNotAtTheCapacity() {
        GuardedBytes bytes = GuardedBytes.output(slab, 10);

        assertThat(bytes.buffer().isDirect()).isTrue();
        assertThat(bytes.buffer().order()).isEqualTo(ByteOrder.LITTLE_ENDIAN);
        assertThat(bytes.buffer().capacity()).isEqualTo(10 + Slab.GUARD_BEHIND);
        assertThatThrownBy(() -> bytes.put(10L + Slab.GUARD_BEHIND, (byte) 0))
                .isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void anInputBufferHoldsItsContentAndNothingBehindItIsTouched() {
        byte[] content = {0, 1, 0, (byte) 0xFF, 0};

        GuardedBytes bytes = GuardedBytes.input(slab, content);

        assertThat(bytes.capacity()).isEqualTo(5);
        assertThat(bytes.first(5)).isEqualTo(content);
        assertThat(bytes.damage()).isEmpty();
        byte[] read = new byte[3];
        bytes.get(2, read, 1, 2);
        assertThat(read).containsExactly(0, 0, 0xFF);
        assertThat(bytes.get(1)).isEqualTo((byte) 1);
    }
}
