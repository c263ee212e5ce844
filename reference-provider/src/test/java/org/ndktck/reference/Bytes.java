package org.ndktck.reference;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import org.ndktck.api.BytePointer;

/** Memory of the consumer, filled with a pattern so that writes are seen. */
final class Bytes implements BytePointer {

    static final byte PATTERN = (byte) 0xA5;

    private final ByteBuffer memory;

    private Bytes(int size) {
        memory = ByteBuffer.allocateDirect(size).order(ByteOrder.LITTLE_ENDIAN);
    }

    static Bytes ofSize(int size) {
        Bytes bytes = new Bytes(size);
        byte[] pattern = new byte[size];
        Arrays.fill(pattern, PATTERN);
        bytes.put(0, pattern, 0, size);
        return bytes;
    }

    static Bytes of(byte... content) {
        Bytes bytes = new Bytes(content.length);
        bytes.put(0, content, 0, content.length);
        return bytes;
    }

    byte[] toArray() {
        byte[] copy = new byte[memory.capacity()];
        memory.get(0, copy);
        return copy;
    }

    byte[] first(int count) {
        return Arrays.copyOf(toArray(), count);
    }

    @Override
    public byte get(long offset) {
        return memory.get((int) offset);
    }

    @Override
    public void get(long offset, byte[] into, int from, int count) {
        memory.get((int) offset, into, from, count);
    }

    @Override
    public void put(long offset, byte value) {
        memory.put((int) offset, value);
    }

    @Override
    public void put(long offset, byte[] source, int from, int count) {
        memory.put((int) offset, source, from, count);
    }

    @Override
    public ByteBuffer buffer() {
        return memory.duplicate().order(ByteOrder.LITTLE_ENDIAN);
    }
}
