package org.ndktck.environment;

import java.util.Optional;
import org.ndktck.api.provider.WorkerSlot;
import org.ndktck.gate.Passage;
import org.ndktck.waiting.Patience;

/**
 * Where a run takes place among the processes that share it.
 *
 * @param slot the share of ports and addresses that this process has
 * @param passage is told which function the provider is in
 * @param patience what this process has learned of waiting, from shares of the same run that it judged before; a run
 *     without it begins anew
 */
public record Place(WorkerSlot slot, Passage passage, Optional<Patience> patience) {

    /** A run in one process, with nobody beside it. */
    public static final Place ALONE = new Place(WorkerSlot.ONLY, Passage.OPEN, Optional.empty());
}
