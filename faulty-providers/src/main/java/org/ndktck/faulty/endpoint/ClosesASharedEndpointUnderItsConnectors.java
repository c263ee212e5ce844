package org.ndktck.faulty.endpoint;

import static org.ndktck.catalog.RequirementId.LIF_08;
import static org.ndktck.catalog.RequirementId.LIF_13;
import static org.ndktck.catalog.RequirementId.SEP_16;
import static org.ndktck.faulty.DispatchFunction.CLOSE_SHARED_ENDPOINT;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkCloseCompletion;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Says that a shared endpoint is closed, whoever still uses it. */
@Fault(value = "F339", grade = MODERATE)
@Breaks(
        value = SEP_16,
        also = {LIF_08, LIF_13},
        why = "a close that waits for nothing waits neither for the connectors over the endpoint nor"
                + " for their close completions")
public final class ClosesASharedEndpointUnderItsConnectors extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (!call.is(CLOSE_SHARED_ENDPOINT)) {
            return call.proceed();
        }
        call.proceed(call.with(NdkCloseCompletion.class, original -> context -> {}));
        return NtStatus.STATUS_SUCCESS;
    }
}
