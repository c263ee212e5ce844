package org.ndktck.api;

import org.jspecify.annotations.Nullable;

/**
 * An NDK object: the header that every object structure starts with, {@code NDK_OBJECT_HEADER}.
 *
 * <p>A provider extends one of the object classes and keeps its own state in the subclass, as a C
 * provider embeds the structure first. The kit never looks at the subclass. Header fields are set
 * once, in the constructor; the reserved block belongs to the consumer; {@code Dispatch} is set in
 * the constructor and never used by the provider again, because the consumer may replace it (GEN-03
 * to GEN-05).
 *
 * @param <D> the dispatch table of the object's type
 */
public abstract class NdkObject<D> {

    private final NdkObjectType kind;
    private final NdkObjectMemory<D> memory;
    private final NdkReservedBlock ndkReserved;

    /**
     * Fills the header.
     *
     * @param version {@code Header.Version}, the NDK version the provider implements (GEN-07)
     * @param objectType {@code Header.ObjectType} (GEN-06)
     * @param dispatch the provider's table for this type (GEN-03)
     */
    protected NdkObject(NdkVersion version, NdkObjectType objectType, D dispatch) {
        this(objectType, new HeapMemory<>(version, objectType, dispatch));
    }

    /**
     * Takes the header for what it is in some memory.
     *
     * @param kind what the object is, whatever its header says
     * @param memory where header and Dispatch are
     */
    protected NdkObject(NdkObjectType kind, NdkObjectMemory<D> memory) {
        this.kind = kind;
        this.memory = memory;
        this.ndkReserved = new NdkReservedBlock(memory);
    }

    /**
     * Tells what the object is, whatever its header says: what was created, or came with an event.
     *
     * @return the type that {@link #objectType} has to give
     */
    public final NdkObjectType kind() {
        return kind;
    }

    /**
     * Gives {@code Header.Version}.
     *
     * @return the NDK version of the object
     */
    public final NdkVersion version() {
        return memory.version();
    }

    /**
     * Gives {@code Header.ObjectType}.
     *
     * @return the type; {@link NdkObjectType#UNDEFINED} where no type has the number that is there
     */
    public final NdkObjectType objectType() {
        return NdkObjectType.of(objectTypeCode());
    }

    /**
     * Gives {@code Header.ObjectType} as the number that is there.
     *
     * @return its 32 bits
     */
    public final int objectTypeCode() {
        return memory.objectTypeCode();
    }

    /**
     * Gives {@code Header.NdkReserved}.
     *
     * @return the block that belongs to the consumer
     */
    public final NdkReservedBlock ndkReserved() {
        return ndkReserved;
    }

    /**
     * Gives {@code Dispatch}, for the consumer.
     *
     * @return the table calls go through
     */
    @SuppressWarnings("NullAway") // NULL is a fault that the kit looks for
    public final D dispatch() {
        return memory.dispatch();
    }

    /**
     * Replaces {@code Dispatch}; only the consumer does so (GEN-05).
     *
     * @param replacement the table calls go through from now on
     */
    public final void setDispatch(D replacement) {
        memory.setDispatch(replacement);
    }

    /**
     * Tells whether this is the same object: one that is at the same address, whatever it holds.
     *
     * @param other anything
     * @return true for this object itself
     */
    @Override
    public final boolean equals(@Nullable Object other) {
        return this == other;
    }

    /**
     * Gives the hash code of the object itself, whatever it holds.
     *
     * @return a number that does not change
     */
    @Override
    public final int hashCode() {
        return System.identityHashCode(this);
    }
}
