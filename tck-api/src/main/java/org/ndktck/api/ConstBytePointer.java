package org.ndktck.api;

import java.nio.ByteBuffer;

/**
 * A {@code const PVOID} to bytes of the consumer: private data or a socket address to read.
 *
 * <p>The pointer knows no length; as in C, only the ULONG beside it states how many bytes there
 * are. Valid until the call it was passed to returns: a provider that needs the bytes later copies
 * them before it returns.
 */
public interface ConstBytePointer {

    /**
     * Reads one byte.
     *
     * @param offset bytes from the pointer, from 0
     * @return the byte
     * @throws IndexOutOfBoundsException if the offset is outside the mapped memory
     */
    byte get(long offset);

    /**
     * Reads bytes into an array.
     *
     * @param offset bytes from the pointer, from 0
     * @param into where the bytes go
     * @param from first index in {@code into}
     * @param count number of bytes
     * @throws IndexOutOfBoundsException if the range is outside the mapped memory or the array
     */
    void get(long offset, byte[] into, int from, int count);

    /**
     * Gives the memory itself, for providers that hand the address to native code.
     *
     * @return a direct, little-endian view whose index 0 is the byte pointed at; read only behind a
     *     {@code const} pointer. It ends at the end of the guard, not at the length.
     */
    ByteBuffer buffer();
}
