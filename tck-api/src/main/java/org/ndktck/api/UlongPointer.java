package org.ndktck.api;

import java.nio.ByteBuffer;

/**
 * A {@code ULONG *}: four little-endian bytes of the consumer's memory.
 *
 * <p>Valid until the call it was passed to returns. The four bytes are real, direct memory with
 * guard bytes on both sides; a store that is wider than four bytes is seen.
 */
public interface UlongPointer {

    /**
     * Reads the ULONG.
     *
     * @return the value, 0..4294967295
     */
    long get();

    /**
     * Stores the ULONG, all four bytes.
     *
     * @param value the value, 0..4294967295
     * @throws IllegalArgumentException if the value is outside that range (a sign extension, as a
     *     rule); nothing is stored then
     */
    void set(long value);

    /**
     * Gives the memory itself, for providers that hand the address to native code.
     *
     * @return a direct, little-endian view; index 0 is the first byte of the ULONG. The view ends
     *     behind the ULONG, at the end of the guard, so that a store of the wrong width lands in the
     *     guard instead of failing.
     */
    ByteBuffer buffer();
}
