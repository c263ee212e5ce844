package org.ndktck.gate;

import org.ndktck.circumstance.GivenContexts;

/** Gives every call of a try its context. */
public final class Contexts {

    private static final long ODD = 0x9E37_79B9_7F4A_7C15L;
    private static final long ALL_BITS = -1;

    private final long tryNumber;
    private final GivenContexts kind;
    private long calls;

    /**
     * Starts the contexts of a try.
     *
     * @param tryNumber number of the try within the process
     * @param kind what is given
     */
    public Contexts(long tryNumber, GivenContexts kind) {
        this.tryNumber = tryNumber;
        this.kind = kind;
    }

    /** The next context of the kind that this try gives. */
    synchronized long next() {
        long own = unique();
        return switch (kind) {
            case UNIQUE -> own;
            case NULL -> 0;
            case EQUAL -> tryNumber * ODD;
            case ALL_BITS -> ALL_BITS;
            case MIXED -> mixed(own);
        };
    }

    /** NULL, a number that others have, too, and two of their own. */
    private long mixed(long own) {
        return switch ((int) (calls % 4)) {
            case 0 -> 0;
            case 1 -> tryNumber * ODD;
            default -> own;
        };
    }

    /** The next context that no other call has: a reversible mix of try and call, never 0. */
    synchronized long unique() {
        calls++;
        return ((tryNumber << 16) + calls) * ODD;
    }
}
