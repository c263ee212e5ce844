package org.ndktck.judging;

import java.util.Optional;
import org.ndktck.plan.drawing.Drawing;

/**
 * What a run is after.
 *
 * @param replayed the one plan to run in place of drawn ones
 * @param shrinks whether a simpler case is sought where a requirement is violated
 * @param drawing how plans are drawn
 */
public record Course(Optional<Token> replayed, boolean shrinks, Drawing drawing) {

    /** A verdict, with the simplest case of every violation. */
    public static final Course VERDICT = new Course(Optional.empty(), true, Drawing.AIMED);

    /**
     * One case again.
     *
     * @param token the case
     * @return the course of its replay
     */
    public static Course replay(Token token) {
        return new Course(Optional.of(token), false, Drawing.AIMED);
    }

    /**
     * The first violation of every property, as it was drawn.
     *
     * @param drawing how plans are drawn
     * @return the course of a run that tells how many tries that takes
     */
    public static Course firstViolation(Drawing drawing) {
        return new Course(Optional.empty(), false, drawing);
    }
}
