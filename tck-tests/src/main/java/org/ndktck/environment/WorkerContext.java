package org.ndktck.environment;

import java.util.Optional;
import org.ndktck.api.provider.WorkerSlot;
import org.ndktck.gate.FunctionTracker;
import org.ndktck.waiting.WaitPolicy;

/**
 * Where a run takes place among the processes that share it.
 *
 * @param slot the share of ports and addresses that this process has
 * @param tracker is told which function the provider is in
 * @param patience what this process has learned of waiting, from shares of the same run that it judged before; a run
 *     without it begins anew
 */
public record WorkerContext(WorkerSlot slot, FunctionTracker tracker, Optional<WaitPolicy> patience) {

    /** A run in one process, with nobody beside it. */
    public static final WorkerContext ALONE =
            new WorkerContext(WorkerSlot.ONLY, FunctionTracker.OPEN, Optional.empty());
}
