package org.ndktck.judging;

import java.util.Optional;
import org.ndktck.plan.drawing.Drawing;

/**
 * What a run is after.
 *
 * @param replayed the one plan to run in place of drawn ones
 * @param shrinks whether a simpler case is sought where a requirement is violated
 * @param drawing how plans are drawn
 * @param surrounded whether circumstances are drawn, too, or all stay ordinary
 * @param endsEarly whether nothing more is judged once a requirement that is judged is violated
 */
public record RunMode(
        Optional<Token> replayed, boolean shrinks, Drawing drawing, boolean surrounded, boolean endsEarly) {

    /** A verdict, with the simplest case of every violation. */
    public static final RunMode VERDICT = new RunMode(Optional.empty(), true, Drawing.AIMED, true, false);

    /** As a verdict, with nothing out of the ordinary around the calls. */
    public static final RunMode ORDINARY = new RunMode(Optional.empty(), true, Drawing.AIMED, false, false);

    /** One violated requirement, whichever it is, as it was drawn: whether a fault is seen at all. */
    public static final RunMode ANY_VIOLATION = new RunMode(Optional.empty(), false, Drawing.AIMED, true, true);

    /**
     * One case again.
     *
     * @param token the case
     * @return the course of its replay
     */
    public static RunMode replay(Token token) {
        return new RunMode(Optional.of(token), false, Drawing.AIMED, true, false);
    }

    /**
     * The first violation of every property, as it was drawn.
     *
     * @param drawing how plans are drawn
     * @param surrounded whether circumstances are drawn, too
     * @return the course of a run that tells how many tries that takes
     */
    public static RunMode firstViolation(Drawing drawing, boolean surrounded) {
        return new RunMode(Optional.empty(), false, drawing, surrounded, false);
    }
}
