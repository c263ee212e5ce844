package org.ndktck.memory;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Bytes of a {@link Slab} with guards on both sides and the fill they started with. */
final class Region {

    private final ByteBuffer memory;
    private final ByteBuffer pattern;
    private final int start;
    private final int length;
    /** What was there at a moment, guards included; {@code null} before it. */
    private volatile @Nullable ByteBuffer kept;
    /** What is to be there since. */
    private volatile @Nullable ByteBuffer last;

    Region(ByteBuffer memory, ByteBuffer pattern, int start, int length) {
        this.memory = memory;
        this.pattern = pattern;
        this.start = start;
        this.length = length;
    }

    int length() {
        return length;
    }

    /** The view a provider gets: from the first byte to the end of the guard. */
    ByteBuffer view() {
        return memory.slice(start, length + Slab.GUARD_BEHIND).order(ByteOrder.LITTLE_ENDIAN);
    }

    /** Takes a copy: what is asked from now on is what is there now, whatever is stored later. */
    void keep() {
        ByteBuffer copy = copyOfAll();
        kept = copy;
        last = copy;
    }

    /** Takes what the consumer has stored itself since for what is to be there. */
    void rewritten() {
        last = copyOfAll();
    }

    private ByteBuffer copyOfAll() {
        int whole = Slab.GUARD_BEFORE + length + Slab.GUARD_BEHIND;
        return ByteBuffer.allocate(whole).put(0, memory, start - Slab.GUARD_BEFORE, whole);
    }

    /** Offset of the first byte that was stored since the copy was taken; nothing without one. */
    OptionalInt changeSinceKept() {
        ByteBuffer expected = last;
        if (expected == null) {
            return OptionalInt.empty();
        }
        int at = memory.slice(start - Slab.GUARD_BEFORE, expected.capacity())
                .mismatch(expected.slice(0, expected.capacity()));
        return at < 0 ? OptionalInt.empty() : OptionalInt.of(at - Slab.GUARD_BEFORE);
    }

    /** A copy of the first bytes. */
    byte[] copy(int count) {
        byte[] bytes = new byte[count];
        seen().get(origin(), bytes, 0, count);
        return bytes;
    }

    /** A byte. */
    byte get(int offset) {
        return seen().get(origin() + offset);
    }

    private ByteBuffer seen() {
        ByteBuffer copy = kept;
        return copy == null ? memory : copy;
    }

    private int origin() {
        return kept == null ? start : Slab.GUARD_BEFORE;
    }

    /** Offset of the first byte at or behind {@code from} that differs from the fill, the guard included. */
    OptionalInt firstChange(int from) {
        return mismatch(from, length + Slab.GUARD_BEHIND - from);
    }

    /** Offset, negative, of a changed byte before the region. */
    OptionalInt changeBefore() {
        return mismatch(-Slab.GUARD_BEFORE, Slab.GUARD_BEFORE);
    }

    /** Offset of the last byte that differs from the fill, the guard included; -1 if none does. */
    int lastChange() {
        int at = length + Slab.GUARD_BEHIND - 1;
        while (at >= 0 && get(at) == pattern.get(start + at)) {
            at--;
        }
        return at;
    }

    private OptionalInt mismatch(int from, int count) {
        int at = seen().slice(origin() + from, count).mismatch(pattern.slice(start + from, count));
        return at < 0 ? OptionalInt.empty() : OptionalInt.of(at + from);
    }
}
