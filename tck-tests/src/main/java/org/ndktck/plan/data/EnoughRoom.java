package org.ndktck.plan.data;

import org.ndktck.plan.adapter.Partition;

/** A buffer that holds what is asked for. */
public enum EnoughRoom implements Partition {
    /** Exactly. */
    EXACT,
    /** With one byte left over. */
    ONE_MORE,
    /** With much left over. */
    AMPLE;

    private static final int LEFT_OVER = 150;

    /**
     * Gives the capacity.
     *
     * @param needed bytes of what is asked for
     * @return at least that
     */
    public int bytes(int needed) {
        return switch (this) {
            case EXACT -> needed;
            case ONE_MORE -> needed + 1;
            case AMPLE -> needed + LEFT_OVER;
        };
    }
}
