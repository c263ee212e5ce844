package org.ndktck.report.text;

import org.ndktck.report.model.Headline;

/** How good a headline is, for everything that has a colour. */
public enum Tone {
    /** Exit code 0, and nothing left out. */
    GOOD,
    /** Exit code 1. */
    BAD,
    /** Exit codes 2 and 4, and a run that left MUSTs out: someone has to look. */
    DOUBTFUL,
    /** Exit code 3: nothing is known. */
    UNKNOWN;

    /**
     * Gives the tone of a headline.
     *
     * @param headline the headline
     * @return the tone
     */
    public static Tone of(Headline headline) {
        return switch (headline.exitCode()) {
            case 0 -> headline.isPartial() ? DOUBTFUL : GOOD;
            case 1 -> BAD;
            case 3 -> UNKNOWN;
            default -> DOUBTFUL;
        };
    }
}
