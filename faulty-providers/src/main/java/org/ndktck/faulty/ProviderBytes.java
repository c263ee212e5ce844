package org.ndktck.faulty;

import java.nio.*;
import org.ndktck.api.BytePointer;

/** Memory of the provider's own, to ask the reference what it would write. */
public class ProviderBytes implements BytePointer {

    private final ByteBuffer bytes;

    /**
     * Makes memory of zeros.
     *
     * @param capacity bytes
     */
    public ProviderBytes(long capacity) {
        bytes = ByteBuffer.allocateDirect((int) capacity).order(ByteOrder.LITTLE_ENDIAN);
    }

    /** Gives all bytes. */
    public byte[] all() {
        byte[] copy = new byte[bytes.capacity()];
        bytes.get(0, copy);
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
}
