package fc10;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.ndktck.api.*;

/** Scratch memory of the provider's own, to call the real functions with. */
final class Memory {
    private Memory() {}

    static final class Cell implements UlongPointer {
        private final ByteBuffer bytes = ByteBuffer.allocateDirect(8).order(ByteOrder.LITTLE_ENDIAN);

        Cell(long value) {
            set(value);
        }

        public long get() {
            return Integer.toUnsignedLong(bytes.getInt(0));
        }

        public void set(long value) {
            if (value < 0 || value > 0xFFFF_FFFFL) {
                throw new IllegalArgumentException("not a ULONG: " + value);
            }
            bytes.putInt(0, (int) value);
        }

        public ByteBuffer buffer() {
            return bytes.duplicate().order(ByteOrder.LITTLE_ENDIAN);
        }
    }

    static final class Bytes implements BytePointer {
        private final ByteBuffer bytes;

        Bytes(int size) {
            bytes = ByteBuffer.allocateDirect(size).order(ByteOrder.LITTLE_ENDIAN);
        }

        byte[] array(int count) {
            byte[] copy = new byte[count];
            bytes.get(0, copy);
            return copy;
        }

        public byte get(long offset) {
            return bytes.get((int) offset);
        }

        public void get(long offset, byte[] into, int from, int count) {
            bytes.get((int) offset, into, from, count);
        }

        public void put(long offset, byte value) {
            bytes.put((int) offset, value);
        }

        public void put(long offset, byte[] source, int from, int count) {
            bytes.put((int) offset, source, from, count);
        }

        public ByteBuffer buffer() {
            return bytes.duplicate().order(ByteOrder.LITTLE_ENDIAN);
        }
    }
}
