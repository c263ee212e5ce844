package org.ndktck.judging;

/** How many tries a property is worth, as a share of the profile's. */
public enum Effort {
    /** All: a try costs little and its inputs are many. */
    FULL(1, 1),
    /** A tenth: a try is dear, or its inputs are few. */
    TENTH(10, 20),
    /** A hundredth: a try is very dear. */
    HUNDREDTH(100, 4),
    /** A thousandth: a try takes as long as everything else of a quick run. */
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
