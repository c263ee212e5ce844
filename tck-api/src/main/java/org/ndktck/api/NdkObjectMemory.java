package org.ndktck.api;

import org.jspecify.annotations.Nullable;

/**
 * The memory that the header and the Dispatch member of an object are in, where that is not the Java object: a provider in C
 * has them in its own structure. Every method reads or writes there when it is called.
 *
 * @param <D> the dispatch table of the object's type
 */
public interface NdkObjectMemory<D> {

    /**
     * Reads {@code Header.Version}.
     *
     * @return what is there
     */
    NdkVersion version();

    /**
     * Reads {@code Header.ObjectType}.
     *
     * @return its 32 bits, also where no type has that number
     */
    int objectTypeCode();

    /**
     * Reads a field of {@code Header.NdkReserved}.
     *
     * @param index 0..3
     * @return its 64 bits
     */
    long reserved(int index);

    /**
     * Writes a field of {@code Header.NdkReserved}.
     *
     * @param index 0..3
     * @param value its 64 bits
     */
    void setReserved(int index, long value);

    /**
     * Reads {@code Dispatch}.
     *
     * @return the table it points to, the same for the same pointer; {@code null} for NULL
     */
    @Nullable
    D dispatch();

    /**
     * Writes {@code Dispatch}.
     *
     * @param replacement the table that {@link #dispatch} gives from now on
     */
    void setDispatch(D replacement);
}
