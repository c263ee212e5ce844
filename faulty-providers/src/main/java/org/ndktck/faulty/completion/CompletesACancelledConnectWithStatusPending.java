package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.CB_05;
import static org.ndktck.catalog.RequirementId.CLO_23;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Request;
import org.ndktck.faulty.RequestFault;

/** Hands the status that a request has so far to its completion, where a close cancels it. */
@Fault(value = "F670", grade = SUBTLE)
@Breaks(value = CB_05, also = CLO_23, why = "STATUS_PENDING is not the failure of the abandoned connect")
public final class CompletesACancelledConnectWithStatusPending extends RequestFault {

    @Override
    protected NtStatus request(Request request) {
        return request.kind() == Request.Kind.CONNECT
                ? request.start((context, status) -> request.completion().complete(context, soFar(status)))
                : request.start();
    }

    private static NtStatus soFar(NtStatus status) {
        return status.equals(NtStatus.STATUS_CANCELLED) ? NtStatus.STATUS_PENDING : status;
    }
}
