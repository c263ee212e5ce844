package org.ndktck.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** The memory of a try. */
class SlabTest {

    @Test
    void theFillFollowsFromTheSeed() {
        byte[] one = GuardedBytes.output(new Slab(1 << 12, 1), 64).first(64);
        byte[] again = GuardedBytes.output(new Slab(1 << 12, 1), 64).first(64);
        byte[] other = GuardedBytes.output(new Slab(1 << 12, 2), 64).first(64);

        assertThat(again).isEqualTo(one);
        assertThat(other).isNotEqualTo(one);
    }

    @Test
    void regionsKeepApart() {
        Slab slab = new Slab(1 << 14, 1);
        GuardedBytes first = GuardedBytes.output(slab, 5);
        GuardedBytes second = GuardedBytes.output(slab, 5);

        for (int offset = 0; offset < first.buffer().capacity(); offset++) {
            first.put(offset, (byte) ~first.get(offset));
        }

        assertThat(first.damage()).hasValue(5);
        assertThat(second.lastWritten()).isEqualTo(-1);
        assertThat(second.damage()).isEmpty();
    }

    @Test
    void aRegionCutAfterAResetIsFilledAgain() {
        Slab slab = new Slab(1 << 12, 1);
        GuardedBytes dirty = GuardedBytes.output(slab, 16);
        byte[] fill = dirty.first(16);
        dirty.put(0, new byte[600], 0, 600);

        slab.reset();

        GuardedBytes clean = GuardedBytes.output(slab, 16);
        assertThat(clean.first(16)).isEqualTo(fill);
        assertThat(clean.damage()).isEmpty();
        assertThat(clean.lastWritten()).isEqualTo(-1);
    }

    @Test
    void growsWhereARegionIsLargerThanABlock() {
        Slab slab = new Slab(1 << 11, 1);
        GuardedBytes small = GuardedBytes.output(slab, 16);
        GuardedBytes large = GuardedBytes.output(slab, 1 << 20);
        GuardedBytes next = GuardedBytes.output(slab, 16);

        large.put(1 << 20, (byte) ~large.get(1 << 20));

        assertThat(large.capacity()).isEqualTo(1 << 20);
        assertThat(large.damage()).hasValue(1 << 20);
        assertThat(small.damage()).isEmpty();
        assertThat(next.damage()).isEmpty();
    }

    @Test
    void cutsFromTheFirstBlockAgainAfterAReset() {
        Slab slab = new Slab(1 << 12, 1);
        byte[] first = GuardedBytes.output(slab, 64).first(64);
        GuardedBytes.output(slab, 1 << 16);

        slab.reset();

        assertThat(GuardedBytes.output(slab, 64).first(64)).isEqualTo(first);
    }

    @Test
    void saysWhenItIsUsedUp() {
        Slab slab = new Slab(1 << 11, 1 << 11, 1);

        assertThatThrownBy(() -> GuardedBytes.output(slab, 1024))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("the try needs more guarded memory than 2048 bytes");
    }
}
