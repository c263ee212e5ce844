package org.ndktck.faulty.close;

import static org.ndktck.catalog.RequirementId.CLO_05;
import static org.ndktck.faulty.DispatchFunction.CLOSE_PD;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Returns the status of the last step of a close: that a protection domain has no more regions. */
@Fault(value = "F643", grade = Grade.MODERATE)
@Breaks(CLO_05)
public final class ReturnsTheStatusOfTheLastStepOfAClose extends InterceptingProvider {

    private static final NtStatus STATUS_NO_MORE_ENTRIES = new NtStatus(0x8000001A);

    @Override
    protected Object call(Intercepted call) {
        if (call.is(CLOSE_PD)) {
            call.proceeding(NdkCloseCompletion.class, original -> context -> {});
            return STATUS_NO_MORE_ENTRIES;
        }
        return call.proceed();
    }
}
