package org.ndktck.faulty.limits;

import static org.ndktck.catalog.RequirementId.CON_11;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Request;
import org.ndktck.faulty.RequestFault;

/**
 * Fails a connect when the acceptance grants less than it asked for, where the documents have it
 * capped. Seen in two providers in the field.
 */
@Fault(value = "F63", grade = MODERATE)
@Breaks(CON_11)
public final class FailsAConnectThatIsGrantedLess extends RequestFault {

    @Override
    protected NtStatus request(Request request) {
        if (request.kind() != Request.Kind.CONNECT) {
            return request.start();
        }
        NtStatus answer =
                request.start((context, status) -> request.completion().complete(context, strict(request, status)));
        return strict(request, answer);
    }

    private static NtStatus strict(Request connect, NtStatus outcome) {
        boolean less = outcome.isSuccess() && !connect.effectiveLimits().equals(connect.limits());
        return less ? NtStatus.STATUS_CONNECTION_REFUSED : outcome;
    }
}
