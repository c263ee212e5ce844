package org.ndktck.report.comparison;

/** What became of a requirement from one result to the next, the worst first. */
public enum Change {
    /** It is violated and was not. */
    NEWLY_BROKEN("Newly broken"),
    /** It has no verdict on the provider any more, or one on less evidence. */
    LOST_EVIDENCE("Lost evidence"),
    /** It was violated and is kept. */
    REPAIRED("Repaired"),
    /** Something else is told of it; nothing that is worse. */
    OTHERWISE("Otherwise");

    private final String title;

    Change(String title) {
        this.title = title;
    }

    /**
     * Gives the heading of what changed so.
     *
     * @return for example {@code Newly broken}
     */
    public String title() {
        return title;
    }

    /**
     * Tells whether the later result is worse for it.
     *
     * @return true for a new violation and for lost evidence
     */
    public boolean isWorse() {
        return this == NEWLY_BROKEN || this == LOST_EVIDENCE;
    }
}
