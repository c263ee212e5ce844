package org.ndktck.faulty.accept;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/** Tells of no success of an accept or a complete connect: both sides wait for a connection that is up. */
@Fault(value = "F700", grade = Grade.BLATANT)
@Breaks(
        value = {ACC_17, CMP_08, CB_01},
        also = ACC_28,
        why = "what they demand is told by the same completions")
public final class NeverTellsThatAConnectionIsUp extends RequestFault {

    @Override
    protected NtStatus request(Intercepted call) {
        return switch (call.function()) {
            case ACCEPT, ACCEPT_EX, COMPLETE_CONNECT, COMPLETE_CONNECT_EX ->
                call.starting((context, status) -> {
                    if (!status.isSuccess()) {
                        call.completion().complete(context, status);
                    }
                });
            default -> call.status();
        };
    }
}
