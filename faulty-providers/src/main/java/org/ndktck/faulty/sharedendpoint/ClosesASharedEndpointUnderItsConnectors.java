package org.ndktck.faulty.sharedendpoint;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.CLOSE_SHARED_ENDPOINT;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Says that a shared endpoint is closed, whoever still uses it. */
@Fault(value = "F339", grade = Grade.MODERATE)
@Breaks(
        value = SEP_16,
        also = {LIF_08, LIF_13},
        why = "a close that waits for nothing waits neither for the connectors over the endpoint nor"
                + " for their close completions")
public final class ClosesASharedEndpointUnderItsConnectors extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        if (!call.is(CLOSE_SHARED_ENDPOINT)) {
            return call.proceed();
        }
        return call.closingUntold(NtStatus.STATUS_SUCCESS);
    }
}
