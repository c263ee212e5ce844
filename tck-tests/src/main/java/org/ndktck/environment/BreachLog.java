package org.ndktck.environment;

import org.ndktck.report.model.Finding;

/** Takes breaches of standing invariants, also those that come after their try. Thread-safe. */
@FunctionalInterface
public interface BreachLog {

    /**
     * Records a breach.
     *
     * @param finding what was broken; its token replays the try it was seen in
     */
    void breached(Finding finding);

    /**
     * Records what a standing rule saw.
     *
     * @param finding what was broken; its token replays the try it was seen in
     */
    default void seenByARule(Finding finding) {
        breached(finding);
    }
}
