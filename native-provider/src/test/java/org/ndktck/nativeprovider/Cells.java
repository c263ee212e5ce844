package org.ndktck.nativeprovider;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.BytePointer;
import org.ndktck.api.ObjectPointer;
import org.ndktck.api.UlongPointer;

/** Memory of a consumer. */
final class Cells {

    private Cells() {}

    /** Bytes. */
    record Bytes(ByteBuffer buffer) implements BytePointer {

        static Bytes of(int length) {
            return new Bytes(ByteBuffer.allocateDirect(length).order(ByteOrder.LITTLE_ENDIAN));
        }

        @Override
        public void put(long offset, byte value) {
            buffer.put((int) offset, value);
        }

        @Override
        public void put(long offset, byte[] source, int from, int count) {
            buffer.put((int) offset, source, from, count);
        }

        @Override
        public byte get(long offset) {
            return buffer.get((int) offset);
        }

        @Override
        public void get(long offset, byte[] into, int from, int count) {
            buffer.get((int) offset, into, from, count);
        }
    }

    /** A ULONG. */
    record Ulong(ByteBuffer buffer) implements UlongPointer {

        static Ulong of(long value) {
            Ulong number = new Ulong(ByteBuffer.allocateDirect(Integer.BYTES).order(ByteOrder.LITTLE_ENDIAN));
            number.set(value);
            return number;
        }

        @Override
        public long get() {
            return Integer.toUnsignedLong(buffer.getInt(0));
        }

        @Override
        public void set(long value) {
            buffer.putInt(0, (int) value);
        }
    }

    /** A pointer to an object. */
    static final class Cell<T> implements ObjectPointer<T> {

        private final List<T> stored = new ArrayList<>();

        @Override
        public @Nullable T get() {
            return stored.isEmpty() ? null : stored.get(stored.size() - 1);
        }

        @Override
        public void set(T value) {
            stored.add(value);
        }

        List<T> stored() {
            return stored;
        }
    }
}
