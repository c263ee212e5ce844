package fc3;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.ndktck.api.*;

/** Memory of the driver's own. */
final class Memory implements BytePointer {

    private final ByteBuffer bytes;

    Memory(int size) {
        bytes = ByteBuffer.allocateDirect(size).order(ByteOrder.LITTLE_ENDIAN);
    }

    static Memory of(byte[] content) {
        Memory m = new Memory(content.length);
        m.put(0, content, 0, content.length);
        return m;
    }

    public byte get(long offset) {
        return bytes.get((int) offset);
    }

    public void get(long offset, byte[] into, int from, int count) {
        bytes.get((int) offset, into, from, count);
    }

    public ByteBuffer buffer() {
        return bytes.duplicate().order(ByteOrder.LITTLE_ENDIAN);
    }

    public void put(long offset, byte value) {
        bytes.put((int) offset, value);
    }

    public void put(long offset, byte[] source, int from, int count) {
        bytes.put((int) offset, source, from, count);
    }

    byte[] copy(int count) {
        byte[] b = new byte[count];
        get(0, b, 0, count);
        return b;
    }

    /** A ULONG of the driver's own. */
    static final class Cell implements UlongPointer {
        private final ByteBuffer bytes = ByteBuffer.allocateDirect(4).order(ByteOrder.LITTLE_ENDIAN);

        Cell(long value) {
            set(value);
        }

        public long get() {
            return Integer.toUnsignedLong(bytes.getInt(0));
        }

        public void set(long value) {
            if (value < 0 || value > 0xFFFF_FFFFL) {
                throw new IllegalArgumentException("value " + value);
            }
            bytes.putInt(0, (int) value);
        }

        public ByteBuffer buffer() {
            return bytes.duplicate().order(ByteOrder.LITTLE_ENDIAN);
        }
    }
}
