package org.ndktck.faulty.close;

import static org.ndktck.catalog.RequirementId.CLO_05;
import static org.ndktck.faulty.DispatchFunction.CLOSE_PD;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkCloseCompletion;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Returns the status of the last step of a close: that a protection domain has no more regions. */
@Fault(value = "F643", grade = MODERATE)
@Breaks(CLO_05)
public final class ReturnsTheStatusOfTheLastStepOfAClose extends InterceptingProvider {

    private static final NtStatus STATUS_NO_MORE_ENTRIES = new NtStatus(0x8000001A);

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(CLOSE_PD)) {
            call.proceed(call.with(NdkCloseCompletion.class, original -> context -> {}));
            return STATUS_NO_MORE_ENTRIES;
        }
        return call.proceed();
    }
}
