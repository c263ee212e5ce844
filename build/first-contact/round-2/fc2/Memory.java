package fc2;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.ndktck.api.BytePointer;
import org.ndktck.api.UlongPointer;

/** Memory of the provider's own, in the shape that the calls take. */
final class Memory {
    private Memory() {}

    static final class Bytes implements BytePointer {
        private final ByteBuffer b;
        Bytes(int n) { b = ByteBuffer.allocateDirect(Math.max(n, 1)).order(ByteOrder.LITTLE_ENDIAN); }
        @Override public byte get(long offset) { return b.get((int) offset); }
        @Override public void get(long offset, byte[] into, int from, int count) { b.get((int) offset, into, from, count); }
        @Override public ByteBuffer buffer() { return b.duplicate().order(ByteOrder.LITTLE_ENDIAN); }
        @Override public void put(long offset, byte value) { b.put((int) offset, value); }
        @Override public void put(long offset, byte[] source, int from, int count) { b.put((int) offset, source, from, count); }
    }

    static final class Long implements UlongPointer {
        private final ByteBuffer b = ByteBuffer.allocateDirect(4).order(ByteOrder.LITTLE_ENDIAN);
        Long(long v) { set(v); }
        @Override public long get() { return Integer.toUnsignedLong(b.getInt(0)); }
        @Override public void set(long v) { b.putInt(0, (int) v); }
        @Override public ByteBuffer buffer() { return b.duplicate().order(ByteOrder.LITTLE_ENDIAN); }
    }
}
