package org.ndktck.plan.data;

import org.ndktck.plan.adapter.Partition;

/** A buffer too short for what is asked for. */
public enum ShortRoom implements Partition {
    /** One byte too short. */
    ONE_LESS,
    /** A real buffer with a capacity of 0. */
    NOTHING,
    /** One byte. */
    ONE_BYTE,
    /** Four bytes, which hold the family and the port of an address, or a version. */
    FOUR_BYTES,
    /** Half of what is needed. */
    HALF;

    /**
     * Gives the capacity.
     *
     * @param needed bytes of what is asked for
     * @return less than that
     */
    public int bytes(int needed) {
        return switch (this) {
            case ONE_LESS -> needed - 1;
            case NOTHING -> 0;
            case ONE_BYTE -> 1;
            case FOUR_BYTES -> 4;
            case HALF -> needed / 2;
        };
    }
}
