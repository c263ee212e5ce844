package org.ndktck.circumstance;

import org.ndktck.plan.adapter.Partition;

/**
 * One value of one dimension of the circumstances. Implemented by enumerations only; the first constant of each is the
 * ordinary case, to which a failing try is shrunk where the circumstance does not matter.
 */
public interface Circumstance extends Partition {

    /** As a message names it, behind "only" or "with"; empty for the ordinary case. */
    String words();

    /** Whether it is the ordinary case. */
    default boolean isOrdinary() {
        return words().isEmpty();
    }

    /** Whether bringing it about takes as long as the try itself, or longer. */
    default boolean isDear() {
        return false;
    }
}
