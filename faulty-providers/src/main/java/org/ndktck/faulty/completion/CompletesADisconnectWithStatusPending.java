package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.DISCONNECT;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/** Hands the status of a step that is still pending to the completion, and never calls it again. */
@Fault(value = "F71", grade = Grade.MODERATE)
@Breaks(
        value = CB_05,
        also = {DIS_04, DIS_19},
        why = "STATUS_PENDING is not the success that both demand")
public final class CompletesADisconnectWithStatusPending extends RequestFault {

    @Override
    protected NtStatus request(Intercepted call) {
        return call.is(DISCONNECT)
                ? call.starting((context, status) -> call.completion().complete(context, NtStatus.STATUS_PENDING))
                : call.status();
    }
}
