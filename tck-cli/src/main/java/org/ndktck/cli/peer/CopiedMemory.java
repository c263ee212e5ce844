package org.ndktck.cli.peer;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.ndktck.api.BytePointer;
import org.ndktck.api.UlongPointer;

/** A copy of memory of the consumer, guard included, in the process of the provider that it is for. */
final class CopiedMemory implements BytePointer, UlongPointer {

    private final ByteBuffer memory;

    CopiedMemory(byte[] content) {
        memory = ByteBuffer.allocateDirect(content.length).put(0, content).order(ByteOrder.LITTLE_ENDIAN);
    }

    @Override
    public byte get(long offset) {
        return memory.get(Math.toIntExact(offset));
    }

    @Override
    public void get(long offset, byte[] into, int from, int count) {
        memory.get(Math.toIntExact(offset), into, from, count);
    }

    @Override
    public void put(long offset, byte value) {
        memory.put(Math.toIntExact(offset), value);
    }

    @Override
    public void put(long offset, byte[] source, int from, int count) {
        memory.put(Math.toIntExact(offset), source, from, count);
    }

    @Override
    public long get() {
        return Integer.toUnsignedLong(memory.getInt(0));
    }

    @Override
    public void set(long value) {
        if (value != Integer.toUnsignedLong((int) value)) {
            throw new IllegalArgumentException("a ULONG holds 0..4294967295, not " + value);
        }
        memory.putInt(0, (int) value);
    }

    @Override
    public ByteBuffer buffer() {
        return memory.duplicate().order(ByteOrder.LITTLE_ENDIAN);
    }
}
