package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/** Hands the status that a request has so far to its completion, where a close cancels it. */
@Fault(value = "F670", grade = Grade.SUBTLE)
@Breaks(value = CB_05, also = CLO_23, why = "STATUS_PENDING is not the failure of the abandoned connect")
public final class CompletesACancelledConnectWithStatusPending extends RequestFault {

    @Override
    protected NtStatus request(Intercepted call) {
        return call.is(CONNECT, CONNECT_WITH_SHARED_ENDPOINT)
                ? call.starting((context, status) -> call.completion().complete(context, soFar(status)))
                : call.status();
    }

    private static NtStatus soFar(NtStatus status) {
        return status.equals(NtStatus.STATUS_CANCELLED) ? NtStatus.STATUS_PENDING : status;
    }
}
