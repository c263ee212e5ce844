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

    private final NdkVersion version;
    private final NdkObjectType objectType;
    private final NdkReservedBlock ndkReserved = new NdkReservedBlock();
    private volatile D dispatch;

    /**
     * Fills the header.
     *
     * @param version {@code Header.Version}, the NDK version the provider implements (GEN-07)
     * @param objectType {@code Header.ObjectType} (GEN-06)
     * @param dispatch the provider's table for this type (GEN-03)
     */
    protected NdkObject(NdkVersion version, NdkObjectType objectType, D dispatch) {
        this.version = version;
        this.objectType = objectType;
        this.dispatch = dispatch;
    }

    /**
     * Gives {@code Header.Version}.
     *
     * @return the NDK version of the object
     */
    public final NdkVersion version() {
        return version;
    }

    /**
     * Gives {@code Header.ObjectType}.
     *
     * @return the type
     */
    public final NdkObjectType objectType() {
        return objectType;
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
    public final D dispatch() {
        return dispatch;
    }

    /**
     * Replaces {@code Dispatch}; only the consumer does so (GEN-05).
     *
     * @param replacement the table calls go through from now on
     */
    public final void setDispatch(D replacement) {
        dispatch = replacement;
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
