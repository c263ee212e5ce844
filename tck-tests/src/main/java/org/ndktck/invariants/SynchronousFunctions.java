package org.ndktck.invariants;

import org.ndktck.api.NtStatus;
import org.ndktck.gate.Call;

/** A function without a completion has finished when it returns. */
final class SynchronousFunctions extends Invariant {

    SynchronousFunctions(BreachSink sink) {
        super(sink);
    }

    @Override
    public void returned(Call call) {
        if (call.returned(NtStatus.STATUS_PENDING)) {
            forbidden(
                    RequirementsOfContract.of(SharedContract.NEVER_PENDS, call.function()),
                    call,
                    "returned a final status: there is no completion",
                    call.result());
        }
    }
}
