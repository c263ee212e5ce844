package org.ndktck.faulty;

import java.nio.*;
import org.ndktck.api.UlongPointer;

/** A ULONG of the provider's own, to ask the reference what it would store. */
public final class UlongCell implements UlongPointer {

    private final ByteBuffer bytes = ByteBuffer.allocateDirect(Integer.BYTES).order(ByteOrder.LITTLE_ENDIAN);

    /**
     * Makes a cell.
     *
     * @param value what it holds
     */
    public static UlongPointer holding(long value) {
        UlongCell cell = new UlongCell();
        cell.set(value);
        return cell;
    }

    @Override
    public long get() {
        return Integer.toUnsignedLong(bytes.getInt(0));
    }

    @Override
    public void set(long value) {
        bytes.putInt(0, (int) value);
    }

    @Override
    public ByteBuffer buffer() {
        return bytes.duplicate().order(ByteOrder.LITTLE_ENDIAN);
    }
}
