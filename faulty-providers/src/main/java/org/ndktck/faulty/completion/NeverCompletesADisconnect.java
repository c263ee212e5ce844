package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.DISCONNECT;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/** Loses the completion of a disconnect: the consumer waits for ever, and only a close helps it out. */
@Fault(value = "F67", grade = Grade.BLATANT)
@Breaks(CB_01)
public final class NeverCompletesADisconnect extends RequestFault {

    @Override
    protected NtStatus request(Intercepted call) {
        return call.is(DISCONNECT) ? call.starting((context, status) -> {}) : call.status();
    }
}
