package org.ndktck.engine;

/**
 * How hard a run tries. Profiles differ in the number of tries. From the standard one on, a property that has 100 tries at
 * least goes on until every pair of circumstances is judged, for four times as many tries at most.
 */
public enum Profile {
    /** For the desk and for every build. */
    QUICK(100),
    /** For a verdict. */
    STANDARD(1000),
    /** For a release. */
    THOROUGH(10_000);

    private final int tries;

    Profile(int tries) {
        this.tries = tries;
    }

    /**
     * Gives the tries of an ordinary property.
     *
     * @return tries
     */
    public int tries() {
        return tries;
    }
}
