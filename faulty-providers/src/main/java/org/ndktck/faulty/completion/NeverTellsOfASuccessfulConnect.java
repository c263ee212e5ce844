package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.ACC_22;
import static org.ndktck.catalog.RequirementId.CB_01;
import static org.ndktck.catalog.RequirementId.CON_19;
import static org.ndktck.catalog.RequirementId.CSE_11;
import static org.ndktck.catalog.RequirementId.LIF_06;
import static org.ndktck.faulty.Fault.Grade.BLATANT;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Request;
import org.ndktck.faulty.RequestFault;

/** Tells of every connect that fails, and never of one that succeeds, by whatever function it was called. */
@Fault(value = "F699", grade = BLATANT)
@Breaks(
        value = {CON_19, CSE_11, CB_01},
        also = {ACC_22, LIF_06},
        why = "they demand the success of a connect, or wait for it")
public final class NeverTellsOfASuccessfulConnect extends RequestFault {

    @Override
    protected NtStatus request(Request request) {
        return request.kind() == Request.Kind.CONNECT
                ? request.start((context, status) -> {
                    if (!status.isSuccess()) {
                        request.completion().complete(context, status);
                    }
                })
                : request.start();
    }
}
