package org.ndktck.faulty.general;

import static org.ndktck.catalog.RequirementId.GEN_12;
import static org.ndktck.faulty.DispatchFunction.COMPLETE_CONNECT;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/** Left the older function that completes a connect as it was in the first draft of version 2.1: it refuses. */
@Fault(value = "F504", grade = Grade.MODERATE)
@Breaks(GEN_12)
public final class CompletesAConnectByTheNewFunctionOnly extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return call.is(COMPLETE_CONNECT) ? NtStatus.STATUS_INVALID_DEVICE_REQUEST : call.proceed();
    }
}
