package org.ndktck.engine;

import java.time.Duration;

/** Why a run ended before everything was judged, in clauses that a report goes on with. */
public final class EarlyEnd {

    /** Something that was called does not return, and nobody else can go on in its place. */
    public static final String STUCK = "the only process that judges was stuck";

    private static final int SECONDS_OF_A_MINUTE = 60;

    private EarlyEnd() {}

    /**
     * Says that the time was over.
     *
     * @param limit how long the run was to take at most
     * @return a clause
     */
    public static String timeLimit(Duration limit) {
        boolean minutes = limit.toSeconds() % SECONDS_OF_A_MINUTE == 0;
        return "its time limit of " + (minutes ? limit.toMinutes() + " min" : limit.toSeconds() + " s")
                + " was reached";
    }
}
