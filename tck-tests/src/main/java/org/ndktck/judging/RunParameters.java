package org.ndktck.judging;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Predicate;
import org.ndktck.catalog.RequirementId;

/**
 * Under which conditions a run judges.
 *
 * @param tries tries of a property
 * @param seed what plans are drawn from
 * @param patience longest wait for something that must happen
 * @param selected which requirements are judged
 * @param purpose what the run is after
 */
public record RunParameters(
        int tries, long seed, Duration patience, Predicate<RequirementId> selected, RunMode purpose) {

    /** The one plan to run in place of drawn ones. */
    Optional<Token> replayed() {
        return purpose.replayed();
    }
}
