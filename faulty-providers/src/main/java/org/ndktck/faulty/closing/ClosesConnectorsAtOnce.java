package org.ndktck.faulty.closing;

import static org.ndktck.catalog.RequirementId.CLO_11;
import static org.ndktck.catalog.RequirementId.CLO_12;
import static org.ndktck.catalog.RequirementId.CLO_14;
import static org.ndktck.catalog.RequirementId.CLO_27;
import static org.ndktck.catalog.RequirementId.DEV_12;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;
import static org.ndktck.faulty.Fault.Grade.BLATANT;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkCloseCompletion;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Frees a connector when its close is called: what is under way on it comes later. */
@Fault(value = "F640", grade = BLATANT)
@Breaks({CLO_11, CLO_12, CLO_14, CLO_27, DEV_12})
public final class ClosesConnectorsAtOnce extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(CLOSE_CONNECTOR)) {
            call.proceed(call.with(NdkCloseCompletion.class, original -> context -> {}));
            return NtStatus.STATUS_SUCCESS;
        }
        return call.proceed();
    }
}
