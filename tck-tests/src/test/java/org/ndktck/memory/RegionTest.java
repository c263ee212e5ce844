package org.ndktck.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The guard before a region: no Java view reaches it, a native provider's pointer does. */
class RegionTest {

    private static final int START = Slab.GUARD_BEFORE;
    private static final int LENGTH = 8;

    private final ByteBuffer memory = ByteBuffer.allocateDirect(Slab.GUARD_BEFORE + LENGTH + Slab.GUARD_BEHIND);
    private final ByteBuffer pattern = ByteBuffer.allocateDirect(memory.capacity());
    private final Region region = new Region(memory, pattern, START, LENGTH);

    @ParameterizedTest
    @ValueSource(ints = {-64, -8, -1})
    void aByteBeforeTheRegionIsFoundAtItsNegativeOffset(int offset) {
        memory.put(START + offset, (byte) 1);

        assertThat(region.changeBefore()).hasValue(offset);
        assertThat(region.firstChange(0)).isEmpty();
        assertThat(region.lastChange()).isEqualTo(-1);
    }

    @Test
    void theFirstOfSeveralDamagedBytesIsFound() {
        memory.put(START - 3, (byte) 1);
        memory.put(START - 9, (byte) 1);

        assertThat(region.changeBefore()).hasValue(-9);
    }

    @Test
    void writesInsideTheRegionAreNoChangeBefore() {
        memory.put(START, (byte) 1);

        assertThat(region.changeBefore()).isEmpty();
        assertThat(region.firstChange(0)).hasValue(0);
    }
}
