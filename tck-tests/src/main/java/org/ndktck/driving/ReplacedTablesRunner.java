package org.ndktck.driving;

import java.util.Optional;
import org.ndktck.gate.AsyncCall;
import org.ndktck.plan.ConnectionLifetimePlan;
import org.ndktck.trial.Trial;
import org.ndktck.verify.PreconditionUnmet;

/**
 * A whole connection attempt while the Dispatch of every object points at a table of the kit's. Where the same attempt fails
 * twice so, and not with the provider's own tables, the provider has looked at them (GEN-04).
 */
public final class ReplacedTablesRunner {

    private final Trial trial;
    private final ConnectionLifetimePlan plan;
    private final Runnable restoring;

    /**
     * Calls nothing yet.
     *
     * @param trial whose tables are replaced
     * @param plan the attempt
     * @param restoring gives adapters their own tables again, and leaves later objects theirs
     */
    public ReplacedTablesRunner(Trial trial, ConnectionLifetimePlan plan, Runnable restoring) {
        this.trial = trial;
        this.plan = plan;
        this.restoring = restoring;
    }

    /** Makes the calls; what is open then is for the try to close. */
    public void runLifetime() {
        try {
            live();
        } catch (PreconditionUnmet stuck) {
            Optional<AsyncCall> failure = trial.firstFailure();
            boolean failsAgain = !isLivedThrough();
            restoring.run();
            failure.filter(call -> failsAgain && isLivedThrough()).ifPresent(this::blame);
            throw stuck;
        }
    }

    private void live() {
        new ConnectionLifetimeRunner(trial, plan).runLifetime();
    }

    private boolean isLivedThrough() {
        try {
            live();
            return true;
        } catch (PreconditionUnmet stuck) {
            return false;
        }
    }

    private void blame(AsyncCall failed) {
        trial.verify(failed)
                .holds(
                        false,
                        "what it brings where Dispatch points at the provider's own tables",
                        () -> failed.completion().words());
    }
}
