package org.ndktck.gate;

/** Gives every call of a run a context of its own, or NULL. */
public final class Contexts {

    private static final long ODD = 0x9E37_79B9_7F4A_7C15L;

    private final long tryNumber;
    private final boolean alwaysNull;
    private long calls;

    /**
     * Starts the contexts of a try.
     *
     * @param tryNumber number of the try within the process
     * @param alwaysNull true to give NULL to every call
     */
    public Contexts(long tryNumber, boolean alwaysNull) {
        this.tryNumber = tryNumber;
        this.alwaysNull = alwaysNull;
    }

    /** The next context: a reversible mix of try and call, never 0 unless NULL was asked for. */
    synchronized long next() {
        calls++;
        return alwaysNull ? 0 : ((tryNumber << 16) + calls) * ODD;
    }
}
