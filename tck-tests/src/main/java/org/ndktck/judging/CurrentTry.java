package org.ndktck.judging;

import java.util.List;
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
public record CurrentTry(RequirementId judged, Bench bench, Thread driver) {

    /**
     * The call that has not returned yet. Of several the first counts, which may be what the others wait for, or
     * rather the innermost that was made within it.
     *
     * @return the call, if there is one
     */
    public Optional<Call> unfinished() {
        List<Call> unfinished =
                bench.calls().stream().filter(call -> !call.ended()).toList();
        return unfinished.stream()
                .filter(call -> call.caller().equals(unfinished.get(0).caller()))
                .reduce((outer, inner) -> inner);
    }

    /**
     * Counts what has happened in the try.
     *
     * @return a number that grows as long as the try goes on
     */
    public int eventCount() {
        return bench.calls().size() + bench.events().size();
    }
}
