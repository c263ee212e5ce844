package fc6;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.ndktck.api.*;

/** Memory and cells of the provider's own, to pass to the real one. */
final class Memory implements BytePointer {
    private final ByteBuffer bytes;

    Memory(int size) { bytes = ByteBuffer.allocateDirect(size).order(ByteOrder.LITTLE_ENDIAN); }

    @Override public byte get(long offset) { return bytes.get((int) offset); }
    @Override public void get(long offset, byte[] into, int from, int count) {
        for (int i = 0; i < count; i++) { into[from + i] = bytes.get((int) offset + i); }
    }
    @Override public void put(long offset, byte value) { bytes.put((int) offset, value); }
    @Override public void put(long offset, byte[] source, int from, int count) {
        for (int i = 0; i < count; i++) { bytes.put((int) offset + i, source[from + i]); }
    }
    @Override public ByteBuffer buffer() { return bytes.duplicate().order(ByteOrder.LITTLE_ENDIAN); }

    static final class Cell implements UlongPointer {
        private final ByteBuffer bytes = ByteBuffer.allocateDirect(8).order(ByteOrder.LITTLE_ENDIAN);
        Cell(long value) { set(value); }
        @Override public long get() { return Integer.toUnsignedLong(bytes.getInt(0)); }
        @Override public void set(long value) {
            if (value < 0 || value > 0xFFFF_FFFFL) { throw new IllegalArgumentException("no ULONG: " + value); }
            bytes.putInt(0, (int) value);
        }
        @Override public ByteBuffer buffer() { return bytes.duplicate().order(ByteOrder.LITTLE_ENDIAN); }
    }

    static final class Ref<T> implements ObjectPointer<T> {
        private T value;
        @Override public T get() { return value; }
        @Override public void set(T v) { value = v; }
    }
}
