package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.CB_05;
import static org.ndktck.catalog.RequirementId.DIS_04;
import static org.ndktck.catalog.RequirementId.DIS_19;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Request;
import org.ndktck.faulty.RequestFault;

/** Hands the status of a step that is still pending to the completion, and never calls it again. */
@Fault(value = "F71", grade = MODERATE)
@Breaks(
        value = CB_05,
        also = {DIS_04, DIS_19},
        why = "STATUS_PENDING is not the success that both demand")
public final class CompletesADisconnectWithStatusPending extends RequestFault {

    @Override
    protected NtStatus request(Request request) {
        return request.kind() == Request.Kind.DISCONNECT
                ? request.start((context, status) -> request.completion().complete(context, NtStatus.STATUS_PENDING))
                : request.start();
    }
}
