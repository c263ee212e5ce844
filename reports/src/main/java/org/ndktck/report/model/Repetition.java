package org.ndktck.report.model;

/**
 * How often a finding was seen again when its case was replayed in a fresh process.
 *
 * @param seen how many replays showed it
 * @param of how many replays there were
 */
public record Repetition(int seen, int of) {

    /** Checks the numbers. */
    public Repetition {
        if (seen < 0 || of < 1 || seen > of) {
            throw new IllegalArgumentException(seen + " of " + of);
        }
    }

    /**
     * Tells whether every replay showed it.
     *
     * @return false if one did not
     */
    public boolean always() {
        return seen == of;
    }

    /**
     * Prints it for people.
     *
     * @return for example {@code repeated 2 of 3}
     */
    @Override
    public String toString() {
        return "repeated " + seen + " of " + of;
    }
}
