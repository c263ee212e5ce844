package org.ndktck.api;

/**
 * {@code NDK_OBJECT_HEADER_RESERVED_BLOCK}: four pointer-sized fields of an object's header that
 * belong to the consumer.
 *
 * <p>Zero when the provider hands the object out (GEN-08); the provider never writes it afterwards
 * (GEN-09).
 */
public final class NdkReservedBlock {

    /** Number of fields. */
    public static final int FIELDS = 4;

    private final NdkObjectMemory<?> memory;

    /** Binds the block to where it is. */
    NdkReservedBlock(NdkObjectMemory<?> memory) {
        this.memory = memory;
    }

    /**
     * Reads a field.
     *
     * @param index 0..3
     * @return its 64 bits
     */
    public long get(int index) {
        return memory.reserved(index);
    }

    /**
     * Writes a field; for the consumer only.
     *
     * @param index 0..3
     * @param value its 64 bits
     */
    public void set(int index, long value) {
        memory.setReserved(index, value);
    }
}
