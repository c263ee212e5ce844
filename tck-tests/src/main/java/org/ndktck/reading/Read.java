package org.ndktck.reading;

import org.jspecify.annotations.Nullable;
import org.ndktck.plan.data.Capacity;
import org.ndktck.plan.data.CapacityRelation;
import org.ndktck.plan.data.OutPointers;

/**
 * One NdkGetConnectionData to make, before the required size is known.
 *
 * @param outs which limit pointers to give
 * @param buffer capacity of the buffer, {@code null} for the size query
 * @param empty true for a real buffer with a length of 0
 */
public record Read(OutPointers outs, @Nullable Capacity buffer, boolean empty) {

    /** The size query: NULL buffer, length 0. */
    public static Read sizeQuery(OutPointers outs) {
        return new Read(outs, null, false);
    }

    /** A fetch into a buffer. */
    public static Read fetch(OutPointers outs, Capacity capacity) {
        return new Read(outs, capacity, false);
    }

    /** A fetch into a buffer of exactly the required size. */
    public static Read exactFetch() {
        return fetch(OutPointers.BOTH, Capacity.SIMPLEST);
    }

    /** A real buffer with a length of 0, which is no size query. */
    public static Read emptyFetch(OutPointers outs) {
        return new Read(outs, null, true);
    }

    boolean asksForLess() {
        return buffer != null && buffer.relation() == CapacityRelation.BELOW;
    }
}
