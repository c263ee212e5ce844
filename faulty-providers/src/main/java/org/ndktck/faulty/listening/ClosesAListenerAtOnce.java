package org.ndktck.faulty.listening;

import static org.ndktck.catalog.RequirementId.CEV_10;
import static org.ndktck.catalog.RequirementId.LIF_08;
import static org.ndktck.catalog.RequirementId.LIF_13;
import static org.ndktck.catalog.RequirementId.LIS_29;
import static org.ndktck.faulty.DispatchFunction.CLOSE_LISTENER;
import static org.ndktck.faulty.Fault.Grade.BLATANT;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkCloseCompletion;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Is done with a listener when its close is called, whatever goes on there. */
@Fault(value = "F598", grade = BLATANT)
@Breaks(
        value = {CEV_10, LIS_29},
        also = {LIF_08, LIF_13},
        why = "a close that waits for nothing waits neither for the connectors of the listener nor for"
                + " their close completions")
public final class ClosesAListenerAtOnce extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (!call.is(CLOSE_LISTENER)) {
            return call.proceed();
        }
        call.proceed(call.with(NdkCloseCompletion.class, original -> context -> {}));
        return NtStatus.STATUS_SUCCESS;
    }
}
