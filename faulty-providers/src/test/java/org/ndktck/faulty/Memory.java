package org.ndktck.faulty;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.BytePointer;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.ObjectPointer;
import org.ndktck.api.UlongPointer;

/** Memory of the consumer: bytes with room behind them, which some providers need. */
final class Memory implements BytePointer {

    private static final int GUARD = 64;

    private final ByteBuffer bytes;

    Memory(int capacity) {
        bytes = ByteBuffer.allocateDirect(capacity + GUARD).order(ByteOrder.LITTLE_ENDIAN);
    }

    static Memory of(NdkSockaddr address) {
        Memory memory = new Memory(address.length());
        address.writeTo(memory);
        return memory;
    }

    @Override
    public byte get(long offset) {
        return bytes.get((int) offset);
    }

    @Override
    public void get(long offset, byte[] into, int from, int count) {
        bytes.get((int) offset, into, from, count);
    }

    @Override
    public void put(long offset, byte value) {
        bytes.put((int) offset, value);
    }

    @Override
    public void put(long offset, byte[] source, int from, int count) {
        bytes.put((int) offset, source, from, count);
    }

    @Override
    public ByteBuffer buffer() {
        return bytes.duplicate().order(ByteOrder.LITTLE_ENDIAN);
    }

    /** A ULONG. */
    static final class Ulong implements UlongPointer {

        private final Memory memory = new Memory(Integer.BYTES);

        Ulong(long value) {
            set(value);
        }

        @Override
        public long get() {
            return Integer.toUnsignedLong(memory.bytes.getInt(0));
        }

        @Override
        public void set(long value) {
            memory.bytes.putInt(0, (int) value);
        }

        @Override
        public ByteBuffer buffer() {
            return memory.buffer();
        }
    }

    /** A pointer variable. */
    static final class Cell<T> implements ObjectPointer<T> {

        private volatile @Nullable T value;

        @Override
        public @Nullable T get() {
            return value;
        }

        @Override
        public void set(T other) {
            value = other;
        }
    }
}
