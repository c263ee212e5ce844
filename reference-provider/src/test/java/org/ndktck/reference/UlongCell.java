package org.ndktck.reference;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.ndktck.api.UlongPointer;

/** A ULONG of the consumer. */
final class UlongCell implements UlongPointer {

    private final ByteBuffer memory = ByteBuffer.allocateDirect(4).order(ByteOrder.LITTLE_ENDIAN);

    UlongCell(long value) {
        set(value);
    }

    @Override
    public long get() {
        return Integer.toUnsignedLong(memory.getInt(0));
    }

    @Override
    public void set(long value) {
        memory.putInt(0, (int) value);
    }

    @Override
    public ByteBuffer buffer() {
        return memory.duplicate().order(ByteOrder.LITTLE_ENDIAN);
    }
}
