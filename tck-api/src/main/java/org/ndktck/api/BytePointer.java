package org.ndktck.api;

/**
 * A {@code PVOID} to bytes that the provider writes.
 *
 * <p>The pointer knows no length; as in C, only the ULONG beside it states the capacity. Valid
 * until the call it was passed to returns. Writes beyond the capacity land in guard bytes and are
 * seen.
 */
public interface BytePointer extends ConstBytePointer {

    /**
     * Writes one byte.
     *
     * @param offset bytes from the pointer, from 0
     * @param value the byte
     * @throws IndexOutOfBoundsException if the offset is outside the mapped memory
     */
    void put(long offset, byte value);

    /**
     * Writes bytes of an array.
     *
     * @param offset bytes from the pointer, from 0
     * @param source where the bytes come from
     * @param from first index in {@code source}
     * @param count number of bytes
     * @throws IndexOutOfBoundsException if a range is outside the mapped memory or the array
     */
    void put(long offset, byte[] source, int from, int count);

    /**
     * Copies bytes from other memory of the consumer.
     *
     * @param offset bytes from this pointer, from 0
     * @param source where the bytes come from, read from its offset 0
     * @param count number of bytes
     * @throws IndexOutOfBoundsException if a range is outside the mapped memory
     */
    default void put(long offset, ConstBytePointer source, int count) {
        byte[] copy = new byte[count];
        source.get(0, copy, 0, count);
        put(offset, copy, 0, count);
    }
}
