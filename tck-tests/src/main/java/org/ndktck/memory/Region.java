package org.ndktck.memory;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.OptionalInt;

/** Bytes of a {@link Slab} with guards on both sides and the fill they started with. */
final class Region {

    private final ByteBuffer memory;
    private final ByteBuffer pattern;
    private final int start;
    private final int length;

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

    /** A copy of the first bytes. */
    byte[] copy(int count) {
        byte[] bytes = new byte[count];
        memory.get(start, bytes, 0, count);
        return bytes;
    }

    /** Offset of the first byte at or behind {@code from} that differs from the fill, the guard included. */
    OptionalInt firstChange(int from) {
        return mismatch(start + from, length + Slab.GUARD_BEHIND - from, from);
    }

    /** Offset, negative, of a changed byte before the region. */
    OptionalInt changeBefore() {
        return mismatch(start - Slab.GUARD_BEFORE, Slab.GUARD_BEFORE, -Slab.GUARD_BEFORE);
    }

    /** Offset of the last byte that differs from the fill, the guard included; -1 if none does. */
    int lastChange() {
        int at = length + Slab.GUARD_BEHIND - 1;
        while (at >= 0 && memory.get(start + at) == pattern.get(start + at)) {
            at--;
        }
        return at;
    }

    private OptionalInt mismatch(int from, int count, int offset) {
        int at = memory.slice(from, count).mismatch(pattern.slice(from, count));
        return at < 0 ? OptionalInt.empty() : OptionalInt.of(at + offset);
    }
}
