package org.ndktck.faulty.connect;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/** Tells of every connect that fails, and never of one that succeeds, by whatever function it was called. */
@Fault(value = "F699", grade = Grade.BLATANT)
@Breaks(
        value = {CON_19, CSE_11, CB_01},
        also = {ACC_22, LIF_06},
        why = "they demand the success of a connect, or wait for it")
public final class NeverTellsOfASuccessfulConnect extends RequestFault {

    @Override
    protected NtStatus request(Intercepted call) {
        return call.is(CONNECT, CONNECT_WITH_SHARED_ENDPOINT)
                ? call.starting((context, status) -> {
                    if (!status.isSuccess()) {
                        call.completion().complete(context, status);
                    }
                })
                : call.status();
    }
}
