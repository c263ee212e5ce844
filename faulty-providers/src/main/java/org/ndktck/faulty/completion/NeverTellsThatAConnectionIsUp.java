package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.ACC_17;
import static org.ndktck.catalog.RequirementId.ACC_28;
import static org.ndktck.catalog.RequirementId.CB_01;
import static org.ndktck.catalog.RequirementId.CMP_08;
import static org.ndktck.faulty.Fault.Grade.BLATANT;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Request;
import org.ndktck.faulty.RequestFault;

/** Tells of no success of an accept or a complete connect: both sides wait for a connection that is up. */
@Fault(value = "F700", grade = BLATANT)
@Breaks(
        value = {ACC_17, CMP_08, CB_01},
        also = ACC_28,
        why = "what they demand is told by the same completions")
public final class NeverTellsThatAConnectionIsUp extends RequestFault {

    @Override
    protected NtStatus request(Request request) {
        return switch (request.kind()) {
            case ACCEPT, COMPLETE_CONNECT ->
                request.start((context, status) -> {
                    if (!status.isSuccess()) {
                        request.completion().complete(context, status);
                    }
                });
            case CONNECT, DISCONNECT -> request.start();
        };
    }
}
