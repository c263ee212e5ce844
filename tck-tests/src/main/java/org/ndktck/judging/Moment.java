package org.ndktck.judging;

import java.util.Optional;
import org.ndktck.bench.Bench;
import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.Call;

/**
 * The try that runs at a moment.
 *
 * @param judged the requirement it judges
 * @param bench what it works with
 * @param driver the thread that drives it
 */
public record Moment(RequirementId judged, Bench bench, Thread driver) {

    /**
     * The call that has not returned yet; of several, which are within each other, the innermost.
     *
     * @return the call, if there is one
     */
    public Optional<Call> unfinished() {
        return bench.calls().stream().filter(call -> !call.ended()).reduce((outer, inner) -> inner);
    }

    /**
     * Counts what has happened in the try.
     *
     * @return a number that grows as long as the try goes on
     */
    public int happenings() {
        return bench.calls().size() + bench.events().size();
    }
}
