package fc1;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.ndktck.api.BytePointer;
import org.ndktck.api.UlongPointer;

/** Memory of the provider's own, to call the real tables with. */
final class Memory implements BytePointer {

    final ByteBuffer bytes;

    Memory(int size) {
        bytes = ByteBuffer.allocateDirect(size).order(ByteOrder.LITTLE_ENDIAN);
    }

    byte[] first(int count) {
        byte[] copy = new byte[count];
        get(0, copy, 0, count);
        return copy;
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
    public ByteBuffer buffer() {
        return bytes;
    }

    @Override
    public void put(long offset, byte value) {
        bytes.put((int) offset, value);
    }

    @Override
    public void put(long offset, byte[] source, int from, int count) {
        bytes.put((int) offset, source, from, count);
    }

    /** A ULONG of the provider's own. */
    static final class Cell implements UlongPointer {
        final ByteBuffer bytes = ByteBuffer.allocateDirect(8).order(ByteOrder.LITTLE_ENDIAN);

        Cell(long value) {
            set(value);
        }

        @Override
        public long get() {
            return Integer.toUnsignedLong(bytes.getInt(0));
        }

        @Override
        public void set(long value) {
            if (value < 0 || value > 0xFFFF_FFFFL) throw new IllegalArgumentException("" + value);
            bytes.putInt(0, (int) value);
        }

        @Override
        public ByteBuffer buffer() {
            return bytes;
        }
    }
}
