package org.ndktck.faulty.table;

import static org.ndktck.catalog.RequirementId.GEN_12;
import static org.ndktck.faulty.DispatchFunction.COMPLETE_CONNECT;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Left the older function that completes a connect as it was in the first draft of version 2.1: it refuses. */
@Fault(value = "F504", grade = MODERATE)
@Breaks(GEN_12)
public final class CompletesAConnectByTheNewFunctionOnly extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        return call.is(COMPLETE_CONNECT) ? NtStatus.STATUS_INVALID_DEVICE_REQUEST : call.proceed();
    }
}
