package org.ndktck.faulty.close;

import static org.ndktck.catalog.RequirementId.CLO_04;
import static org.ndktck.catalog.RequirementId.LIF_07;
import static org.ndktck.catalog.RequirementId.SEP_16;
import static org.ndktck.faulty.DispatchFunction.CLOSE_SHARED_ENDPOINT;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkCloseCompletion;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Promises to complete the close of a shared endpoint, and is done with it by then. */
@Fault(value = "F642", grade = MODERATE)
@Breaks(
        value = CLO_04,
        also = {LIF_07, SEP_16},
        why = "both close an endpoint before its connectors, and wait in vain for what was promised")
public final class PromisesTheCloseOfASharedEndpoint extends InterceptingProvider {

    public PromisesTheCloseOfASharedEndpoint() {
        super(Map.of("completion", "inline"));
    }

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(CLOSE_SHARED_ENDPOINT)) {
            call.proceed(call.with(NdkCloseCompletion.class, original -> context -> {}));
            return NtStatus.STATUS_PENDING;
        }
        return call.proceed();
    }
}
