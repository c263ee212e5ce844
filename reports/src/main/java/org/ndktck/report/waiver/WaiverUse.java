package org.ndktck.report.waiver;

import java.util.Locale;

/**
 * What became of a waiver in a run.
 *
 * @param waiver the waiver
 * @param state what became of it
 */
public record WaiverUse(Waiver waiver, State state) {

    /** What may become of a waiver. */
    public enum State {
        /** The requirement was found violated, and is waived. */
        APPLIED("applied"),

        /** Whether the requirement is violated was not found out: it was left out, or could not be decided. */
        UNDECIDED("not decided in this run"),

        /** The last day on which it counted was over when the run began. */
        EXPIRED("expired; renew it, or take it out and repair the provider"),

        /** The requirement was judged and not found violated. */
        NEEDLESS("needless, the requirement was not found violated; take it out"),

        /** The catalogue has no such requirement. */
        UNKNOWN("of a requirement that the catalogue does not have; correct its id");

        private final String words;

        State(String words) {
            this.words = words;
        }

        /**
         * Says it in one word.
         *
         * @return its name, in lower case
         */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * Tells whether the waiver keeps a run from being decided.
     *
     * @return true if it is expired, needless or unknown
     */
    public boolean isBad() {
        return state == State.EXPIRED || state == State.NEEDLESS || state == State.UNKNOWN;
    }

    /**
     * Says what became of it, and what to do about that.
     *
     * @return a line, such as {@code the waiver of GCD-07 is needless, ...}
     */
    public String words() {
        String until = state == State.EXPIRED ? " of " + waiver.expires() : "";
        return "the waiver of " + waiver.id() + " by " + waiver.owner() + until + " is " + state.words;
    }
}
