package org.ndktck.memory;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Direct memory that regions are cut from, filled with a pattern that depends on the seed. Starts with one block and gets
 * further ones where a try needs more; none is unmapped within a run, so that a late native write cannot end the process.
 *
 * <p>Cut by any thread of one try; several slabs take turns, so that a write that comes some tries late
 * damages no region of another and is seen before the slab is cut again.
 */
public final class Slab {

    /** Guard bytes before a region. */
    static final int GUARD_BEFORE = 64;

    /** Guard bytes behind a region: an overrun by a whole required size lands in them. */
    static final int GUARD_BEHIND = 1024;

    private static final int ALIGNMENT = 8;

    /** A try takes a part of this even where private data of a megabyte goes to and fro. */
    private static final int MOST = 1 << 27;

    private final int blockSize;
    private final int most;
    private final SplittableRandom random;
    private final List<Block> blocks = new ArrayList<>();
    private int present;
    private final List<Runnable> looks = new ArrayList<>();
    private int next;

    /** Memory, and what it was filled with. */
    private record Block(ByteBuffer memory, ByteBuffer pattern) {

        static Block of(int size, SplittableRandom random) {
            ByteBuffer pattern = ByteBuffer.allocateDirect(size);
            while (pattern.remaining() >= Long.BYTES) {
                pattern.putLong(random.nextLong());
            }
            pattern.clear();
            return new Block(ByteBuffer.allocateDirect(size).order(ByteOrder.LITTLE_ENDIAN), pattern);
        }

        boolean hasRoom(int start, int length) {
            return length <= memory.capacity() - start;
        }
    }

    /**
     * Maps the first block.
     *
     * @param blockSize bytes of a block; one for a region that is larger is as large as that needs
     * @param seed seed of the pattern
     */
    public Slab(int blockSize, long seed) {
        this(blockSize, MOST, seed);
    }

    /** As the other one, with as many bytes in all as a try may need. */
    Slab(int blockSize, int most, long seed) {
        this.blockSize = blockSize;
        this.most = most;
        this.random = new SplittableRandom(seed);
        blocks.add(Block.of(blockSize, random));
    }

    /**
     * Has somebody look at the regions that were cut, before they are taken back.
     *
     * @param look called once, by whoever takes them back
     */
    public synchronized void beforeReuse(Runnable look) {
        looks.add(look);
    }

    /** Takes all regions back. */
    public synchronized void reset() {
        looks.forEach(Runnable::run);
        looks.clear();
        present = 0;
        next = 0;
    }

    /**
     * Cuts a region and fills it, guards included, with the pattern.
     *
     * @param length its bytes
     * @return the region
     * @throws IllegalStateException if the try needs far too much
     */
    synchronized Region cut(int length) {
        int whole = GUARD_BEFORE + length + GUARD_BEHIND;
        while (!blocks.get(present).hasRoom(next, whole)) {
            present++;
            next = 0;
            addIfMissing(Math.max(blockSize, whole));
        }
        Block block = blocks.get(present);
        int start = next;
        block.memory().put(start, block.pattern(), start, whole);
        next = (start + whole + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
        return new Region(block.memory(), block.pattern(), start + GUARD_BEFORE, length);
    }

    private void addIfMissing(int size) {
        if (present == blocks.size()) {
            long mapped = blocks.stream()
                    .mapToLong(block -> block.memory().capacity())
                    .sum();
            if (mapped + size > most) {
                throw new IllegalStateException("the try needs more guarded memory than " + most + " bytes");
            }
            blocks.add(Block.of(size, random));
        }
    }
}
