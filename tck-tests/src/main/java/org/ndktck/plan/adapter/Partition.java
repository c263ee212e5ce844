package org.ndktck.plan.adapter;

/**
 * A partition of the input: an enumeration whose values a requirement demands to be hit, or which is
 * observed. Implemented by enumerations only.
 */
public interface Partition {

    /** The name of the constant. */
    String name();

    /** Whether a run on an adapter of these facts can hit the value. */
    default boolean isReachable(AdapterFacts facts) {
        return true;
    }

    /** Why a value that is not reachable is not. */
    default String whyUnreachable() {
        return label() + " is out of this adapter's reach";
    }

    /** {@code Type.VALUE}. */
    default String label() {
        return Labels.of(this);
    }
}
