package org.ndktck.judging;

/** How many tries a property is worth, as a share of the profile's. */
public enum Effort {
    /** All: a try costs little and its inputs are many. */
    FULL(1, 1),
    /** A tenth, but 20 at least: a try takes long, or its inputs are few. */
    TENTH(10, 20),
    /** A thousandth, so one of a quick run: a try takes as long as everything else of it. */
    ONCE(1000, 1);

    private final int divisor;
    private final int least;

    Effort(int divisor, int least) {
        this.divisor = divisor;
        this.least = least;
    }

    /**
     * Gives the tries of a property.
     *
     * @param tries those of a property of full effort
     * @return the number
     */
    public int of(int tries) {
        return Math.min(tries, Math.max(least, tries / divisor));
    }
}
