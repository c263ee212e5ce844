package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.DISCONNECT;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/** Loses the completion of a disconnect: the consumer waits for ever, and only a close helps it out. */
@Fault(value = "F67", grade = Grade.BLATANT)
@Breaks(
        value = CB_01,
        also = {DIS_05, DIS_19, DEV_13},
        why = "each of the three has a consumer disconnect and wants that to end")
public final class NeverCompletesADisconnect extends RequestFault {

    @Override
    protected NtStatus request(Intercepted call) {
        return call.is(DISCONNECT) ? call.starting((context, status) -> {}) : call.status();
    }
}
