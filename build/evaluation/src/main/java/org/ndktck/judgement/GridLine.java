package org.ndktck.judgement;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What became of one fault of the grid.
 *
 * @param fault its name
 * @param seen rows that came out VIOLATES and that its descriptor names, or that follow from those
 * @param besides other rows that came out VIOLATES, {@code null} where the fault was seen and nobody looked at others
 * @param tries that the first of {@code seen} took, {@code null} if there is none
 * @param deviations how often the consumer got something else than from the reference, in all runs
 * @param ending what a user was told where no row came out VIOLATES
 */
public record GridLine(
        String fault,
        List<String> seen,
        @Nullable List<String> besides,
        @Nullable Long tries,
        long deviations,
        Ending ending) {

    /** How the runs on a fault end. */
    public enum Ending {
        /** A MUST came out VIOLATES. */
        VIOLATES,
        /** Nothing was judged: the adapter could not be used. */
        NOT_RUN,
        /** No verdict: a MUST came out INCONCLUSIVE or FLAKY. */
        UNDECIDED,
        /** The fault passed. */
        CONFORMS
    }

    /** Copies the rows. */
    public GridLine {
        seen = List.copyOf(seen);
        besides = besides == null ? null : List.copyOf(besides);
    }

    /** Tells whether somebody was told of a fault. */
    public boolean isCaught() {
        return ending == Ending.VIOLATES;
    }

    /** Tells whether the circumstance in which it acts never came about. */
    public boolean isIdle() {
        return !isCaught() && deviations == 0;
    }

    /** Gives the effect, for example {@code oneMore}. */
    public String effect() {
        return part(2);
    }

    /** Gives the circumstance, for example {@code laterRequest}. */
    public String trigger() {
        return part(3);
    }

    /** Gives the function, for example {@code GetConnectionData}. */
    public String function() {
        return part(0);
    }

    private String part(int at) {
        return fault.substring(fault.indexOf(':') + 1).split("\\.", -1)[at];
    }
}
