package org.ndktck.memory;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.SplittableRandom;

/**
 * One block of direct memory that regions are cut from, filled with a pattern that depends on the
 * seed. Never unmapped within a run, so that a late native write cannot end the process.
 *
 * <p>Cut by any thread of one try; two blocks take turns, so that a write that comes one try late
 * damages no region of the next.
 */
public final class Slab {

    /** Guard bytes before a region. */
    static final int GUARD_BEFORE = 64;

    /** Guard bytes behind a region: an overrun by a whole required size lands in them. */
    static final int GUARD_BEHIND = 1024;

    private static final int ALIGNMENT = 8;

    private final ByteBuffer memory;
    private final ByteBuffer pattern;
    private int next;

    /**
     * Maps a block.
     *
     * @param size its bytes
     * @param seed seed of the pattern
     */
    public Slab(int size, long seed) {
        memory = ByteBuffer.allocateDirect(size).order(ByteOrder.LITTLE_ENDIAN);
        pattern = ByteBuffer.allocateDirect(size);
        SplittableRandom random = new SplittableRandom(seed);
        while (pattern.remaining() >= Long.BYTES) {
            pattern.putLong(random.nextLong());
        }
        pattern.clear();
    }

    /** Takes all regions back. */
    public synchronized void reset() {
        next = 0;
    }

    /**
     * Cuts a region and fills it, guards included, with the pattern.
     *
     * @param length its bytes
     * @return the region
     * @throws IllegalStateException if the block is used up
     */
    synchronized Region cut(int length) {
        int start = next;
        int whole = GUARD_BEFORE + length + GUARD_BEHIND;
        if (start + whole > memory.capacity()) {
            throw new IllegalStateException("the try needs more guarded memory than " + memory.capacity() + " bytes");
        }
        memory.put(start, pattern, start, whole);
        next = (start + whole + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
        return new Region(memory, pattern, start + GUARD_BEFORE, length);
    }
}
