package org.ndktck.memory;

import java.nio.ByteBuffer;
import java.util.OptionalInt;
import org.ndktck.api.UlongPointer;

/** A ULONG cell of the consumer: four little-endian bytes between guards. */
public final class GuardedUlong implements UlongPointer {

    private static final long MAX = 0xFFFF_FFFFL;

    private final Region region;
    private final ByteBuffer view;
    private final long initial;
    private volatile long kept = -1;

    private GuardedUlong(Region region, long initial) {
        this.region = region;
        this.view = region.view();
        this.initial = initial;
        view.putInt(0, (int) initial);
    }

    /**
     * Cuts a cell that holds a value.
     *
     * @param slab where from
     * @param value 0..4294967295
     * @return the cell
     */
    public static GuardedUlong holding(Slab slab, long value) {
        return new GuardedUlong(slab.cut(Integer.BYTES), value);
    }

    /**
     * Cuts a cell that holds a value no provider has reason to store.
     *
     * @param slab where from
     * @return the cell
     */
    public static GuardedUlong sentinel(Slab slab) {
        Region region = slab.cut(Integer.BYTES);
        long fill = Integer.toUnsignedLong(region.view().getInt(0));
        return new GuardedUlong(region, 0x8000_0001L | fill);
    }

    /**
     * Gives what the cell held when it was cut.
     *
     * @return 0..4294967295
     */
    public long initial() {
        return initial;
    }

    /**
     * Finds bytes stored around the cell, as a store of the wrong width leaves them.
     *
     * @return the offset of a damaged byte from the cell, or nothing
     */
    public OptionalInt damage() {
        OptionalInt before = region.changeBefore();
        return before.isPresent() ? before : region.firstChange(Integer.BYTES);
    }

    /** Takes a copy: what is read from now on is what is there now, whatever is stored later. */
    public void keep() {
        region.keep();
        kept = get();
    }

    /**
     * Finds what was stored after the copy was taken.
     *
     * @return the offset of the first such byte from the cell, guards included, or nothing
     */
    public OptionalInt storedLater() {
        return region.changeSinceKept();
    }

    /** What is there now. */
    public long now() {
        return Integer.toUnsignedLong(view.getInt(0));
    }

    @Override
    public long get() {
        return kept < 0 ? now() : kept;
    }

    @Override
    public void set(long value) {
        if (value < 0 || value > MAX) {
            throw new IllegalArgumentException("a ULONG holds 0..4294967295, not " + value
                    + "; widen an int with Integer.toUnsignedLong before storing it");
        }
        view.putInt(0, (int) value);
    }

    @Override
    public ByteBuffer buffer() {
        return region.view();
    }
}
