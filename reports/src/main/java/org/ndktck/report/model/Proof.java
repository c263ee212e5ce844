package org.ndktck.report.model;

/** How the finding of a requirement was come by, the strongest first. */
public enum Proof {
    /** Its own property was falsified: the finding is the minimal case. */
    FALSIFIED,
    /** Something forbidden was seen in passing, while another requirement was judged. */
    SEEN_IN_PASSING,
    /**
     * A standing rule saw something forbidden while another requirement was judged. It counts where nothing else is broken:
     * otherwise it may be the same fault, seen from another side.
     */
    SEEN_BY_A_RULE,
    /** Something required did not come once, and came on replay. */
    MISSED_ONCE,
    /** Something required did not come while another requirement was judged; nobody waited again. */
    MISSED_IN_PASSING,
    /** There is no finding. */
    NONE;

    /**
     * Tells whether the requirement counts as broken.
     *
     * @return false also for what was only missed for a moment, and for what only a standing rule saw
     */
    public boolean isFirm() {
        return this == FALSIFIED || this == SEEN_IN_PASSING;
    }

    /**
     * Tells whether something required was only missed for a moment.
     *
     * @return true if that is all there is
     */
    public boolean isFleeting() {
        return this == MISSED_ONCE || this == MISSED_IN_PASSING;
    }
}
