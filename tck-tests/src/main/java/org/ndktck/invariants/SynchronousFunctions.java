package org.ndktck.invariants;

import java.util.List;
import org.ndktck.api.NtStatus;
import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.Call;

/** A function without a completion has finished when it returns. */
final class SynchronousFunctions extends Invariant {

    SynchronousFunctions(BreachSink sink) {
        super(sink);
    }

    @Override
    public void returned(Call call) {
        if (call.returned(NtStatus.STATUS_PENDING)) {
            List<RequirementId> rows = RequirementsOfContract.of(SharedContract.NEVER_PENDS, call.function());
            if (!rows.isEmpty()) { // most functions may pend, and nobody reads how their calls ended
                forbidden(rows, call, "returned a final status: there is no completion", call.result());
            }
        }
    }
}
