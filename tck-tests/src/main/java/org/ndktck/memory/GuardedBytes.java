package org.ndktck.memory;

import java.nio.ByteBuffer;
import java.util.OptionalInt;
import org.ndktck.api.BytePointer;

/** A buffer of the consumer: the bytes a provider reads or writes, between guards. */
public final class GuardedBytes implements BytePointer {

    private final Region region;
    private final ByteBuffer view;

    private GuardedBytes(Region region) {
        this.region = region;
        this.view = region.view();
    }

    /**
     * Cuts an output buffer, filled with the pattern.
     *
     * @param slab where from
     * @param capacity its bytes
     * @return the buffer
     */
    public static GuardedBytes output(Slab slab, long capacity) {
        return new GuardedBytes(slab.cut(Math.toIntExact(capacity)));
    }

    /**
     * Cuts an input buffer that holds the given bytes.
     *
     * @param slab where from
     * @param content the bytes
     * @return the buffer
     */
    public static GuardedBytes input(Slab slab, byte[] content) {
        GuardedBytes bytes = output(slab, content.length);
        bytes.put(0, content, 0, content.length);
        return bytes;
    }

    /**
     * Gives the capacity.
     *
     * @return bytes
     */
    public int capacity() {
        return region.length();
    }

    /**
     * Copies the first bytes.
     *
     * @param count how many, at most the capacity
     * @return the copy
     */
    public byte[] first(int count) {
        return region.copy(count);
    }

    /**
     * Finds the first byte at or behind an offset that was written, guards included.
     *
     * @param from offset from 0
     * @return its offset, or nothing
     */
    public OptionalInt firstWrittenFrom(int from) {
        return region.firstChange(from);
    }

    /**
     * Finds damage in front of or behind the buffer.
     *
     * @return the offset of a damaged guard byte, negative in front of the buffer, or nothing
     */
    public OptionalInt damage() {
        OptionalInt before = region.changeBefore();
        return before.isPresent() ? before : region.firstChange(region.length());
    }

    /**
     * Finds the last byte that differs from the fill, guards included.
     *
     * @return its offset, or -1 if nothing was written
     */
    public int lastWritten() {
        return region.lastChange();
    }

    /** Takes a copy: what is read from now on is what is there now, whatever is stored later. */
    public void keep() {
        region.keep();
    }

    /**
     * Stores other bytes from the first one on, as a consumer does that uses its buffer again; what is read stays the
     * same where a copy was taken.
     */
    public void reuse(byte[] other) {
        view.put(0, other);
        region.rewritten();
    }

    /**
     * Finds what was stored after the copy was taken.
     *
     * @return the offset of the first such byte, guards included, or nothing
     */
    public OptionalInt storedLater() {
        return region.changeSinceKept();
    }

    @Override
    public byte get(long offset) {
        return region.get(Math.toIntExact(offset));
    }

    @Override
    public void get(long offset, byte[] into, int from, int count) {
        view.get(Math.toIntExact(offset), into, from, count);
    }

    @Override
    public void put(long offset, byte value) {
        view.put(Math.toIntExact(offset), value);
    }

    @Override
    public void put(long offset, byte[] source, int from, int count) {
        view.put(Math.toIntExact(offset), source, from, count);
    }

    @Override
    public ByteBuffer buffer() {
        return region.view();
    }
}
