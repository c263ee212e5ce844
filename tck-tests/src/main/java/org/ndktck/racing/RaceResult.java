package org.ndktck.racing;

import org.ndktck.gate.Call;

/**
 * What came of posts that another thread raced with: the first thing that is wrong, if any is.
 *
 * @param judged the call that it is about, or a call of the last round
 * @param oddity how it is wrong
 * @param expected what the document demands
 * @param observed what was seen
 */
public record RaceResult(Call judged, Oddity oddity, String expected, String observed) {

    /** How something is wrong. */
    enum Oddity {
        /** Nothing is. */
        NONE,
        /** Something did not come. */
        MISSING,
        /** Something was seen that may not be. */
        FORBIDDEN
    }

    static RaceResult fine(Call judged) {
        return new RaceResult(judged, Oddity.NONE, "", "");
    }

    static RaceResult missing(Call judged, String expected, String observed) {
        return new RaceResult(judged, Oddity.MISSING, expected, observed);
    }

    static RaceResult forbidden(Call judged, String expected, String observed) {
        return new RaceResult(judged, Oddity.FORBIDDEN, expected, observed);
    }

    boolean isFine() {
        return oddity == Oddity.NONE;
    }

    /** Whether everything came that had to. */
    public boolean isComplete() {
        return oddity != Oddity.MISSING;
    }

    /** Whether nothing was seen that may not be. */
    public boolean isLawful() {
        return oddity != Oddity.FORBIDDEN;
    }
}
