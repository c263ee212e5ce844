package org.ndktck.mutation;

/**
 * Is run by a test and looked at by none, so its mutants must survive. If they die, the mutants are killed
 * by something else than being noticed, and no figure can be believed.
 */
public final class Canary {

    /** Makes the canary. */
    public Canary() {}

    /**
     * Sings.
     *
     * @param times how often
     * @return how often it sang, which nobody hears
     */
    public int sing(int times) {
        return times * 2 + 1;
    }
}
