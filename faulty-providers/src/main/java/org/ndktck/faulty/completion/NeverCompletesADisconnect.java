package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.CB_01;
import static org.ndktck.catalog.RequirementId.DEV_13;
import static org.ndktck.catalog.RequirementId.DIS_05;
import static org.ndktck.catalog.RequirementId.DIS_19;
import static org.ndktck.faulty.Fault.Grade.BLATANT;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Request;
import org.ndktck.faulty.RequestFault;

/**
 * Loses the completion of a disconnect: the consumer waits for ever, and only a close helps it out.
 */
@Fault(value = "F67", grade = BLATANT)
@Breaks(
        value = CB_01,
        also = {DIS_05, DIS_19, DEV_13},
        why = "each of the three has a consumer disconnect and wants that to end")
public final class NeverCompletesADisconnect extends RequestFault {

    @Override
    protected NtStatus request(Request request) {
        return request.kind() == Request.Kind.DISCONNECT ? request.start((context, status) -> {}) : request.start();
    }
}
