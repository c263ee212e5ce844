package org.ndktck.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** ULONG cells. */
class GuardedUlongTest {

    private final Slab slab = new Slab(1 << 16, 7);

    @ParameterizedTest
    @ValueSource(longs = {0, 1, 255, 256, 0x7FFF_FFFFL, 0x8000_0000L, 0xFFFF_FFFFL})
    void holdsEveryUlong(long value) {
        GuardedUlong cell = GuardedUlong.holding(slab, value);

        assertThat(cell.get()).isEqualTo(value);
        assertThat(cell.initial()).isEqualTo(value);
        assertThat(cell.damage()).isEmpty();
    }

    @Test
    void storesFourLittleEndianBytes() {
        GuardedUlong cell = GuardedUlong.holding(slab, 0);

        cell.set(0x8899_AABBL);

        byte[] stored = new byte[4];
        cell.buffer().get(0, stored);
        assertThat(stored).containsExactly(0xBB, 0xAA, 0x99, 0x88);
        assertThat(cell.get()).isEqualTo(0x8899_AABBL);
        assertThat(cell.initial()).isZero();
        assertThat(cell.damage()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(longs = {-1, -2147483648L, Long.MIN_VALUE, 0x1_0000_0000L})
    void refusesWhatIsNoUlongAndSaysHowToWiden(long value) {
        GuardedUlong cell = GuardedUlong.holding(slab, 5);

        assertThatThrownBy(() -> cell.set(value))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a ULONG holds 0..4294967295, not " + value
                        + "; widen an int with Integer.toUnsignedLong before storing it");
        assertThat(cell.get()).isEqualTo(5);
    }

    @Test
    void aSixtyFourBitStoreIsDamageBehindTheFourBytes() {
        GuardedUlong cell = GuardedUlong.holding(slab, 0);

        cell.buffer().putLong(0, 3);

        assertThat(cell.get()).isEqualTo(3);
        assertThat(cell.damage()).isPresent();
        assertThat(cell.damage().getAsInt()).isBetween(4, 7);
    }

    @Test
    void aSixteenBitStoreLeavesTheUpperHalfAndIsNoDamage() {
        GuardedUlong cell = GuardedUlong.holding(slab, 0xAAAA_0000L);

        cell.buffer().putShort(0, (short) 3);

        assertThat(cell.get()).isEqualTo(0xAAAA_0003L);
        assertThat(cell.damage()).isEmpty();
    }

    @Test
    void aSentinelIsALargeNumberThatNoProviderHasReasonToStore() {
        SplittableRandom seeds = new SplittableRandom(1);
        for (int at = 0; at < 200; at++) {
            GuardedUlong cell = GuardedUlong.sentinel(new Slab(1 << 11, seeds.nextLong()));

            assertThat(cell.initial()).isBetween(0x8000_0001L, 0xFFFF_FFFFL).isOdd();
            assertThat(cell.get()).isEqualTo(cell.initial());
            assertThat(cell.damage()).isEmpty();
        }
    }

    @Test
    void sentinelsOfOneTryDiffer() {
        assertThat(GuardedUlong.sentinel(slab).initial())
                .isNotEqualTo(GuardedUlong.sentinel(slab).initial());
    }
}
