package org.ndktck.faulty.close;

import static org.ndktck.catalog.RequirementId.CLO_05;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CQ;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkCloseCompletion;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Refuses to close a completion queue without a context, and closes it all the same. */
@Fault(value = "F243", grade = SUBTLE)
@Breaks(CLO_05)
public final class FailsToCloseAQueueWithoutAContext extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(CLOSE_CQ) && call.requestContext() == 0) {
            call.proceed(call.with(NdkCloseCompletion.class, ignored -> context -> {}));
            return NtStatus.STATUS_INVALID_PARAMETER;
        }
        return call.proceed();
    }
}
