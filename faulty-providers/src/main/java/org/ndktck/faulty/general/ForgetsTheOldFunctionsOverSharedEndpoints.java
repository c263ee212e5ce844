package org.ndktck.faulty.general;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Completes a connect over a shared endpoint through the function of version 2.1 only. */
@Fault(value = "F355", grade = Grade.SUBTLE)
@Breaks(
        value = GEN_12,
        also = {CMP_16, CSE_21},
        why = "CMP-16 and CSE-21 complete connects over shared endpoints by the older function, too")
public final class ForgetsTheOldFunctionsOverSharedEndpoints extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        boolean old = call.is(COMPLETE_CONNECT) && isOverASharedEndpoint(call.object());
        return old ? NtStatus.STATUS_INVALID_DEVICE_REQUEST : call.proceed();
    }
}
