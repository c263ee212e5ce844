package org.ndktck.faulty.reject;

import static org.ndktck.catalog.RequirementId.REJ_14;
import static org.ndktck.faulty.DispatchFunction.REJECT;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Cannot reject before the connect event has returned. */
@Fault(value = "F264", grade = Grade.MODERATE)
@Breaks(REJ_14)
public final class RefusesARejectInsideTheConnectEvent extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return isInsideConnectEvent() && call.is(REJECT) ? NtStatus.STATUS_INVALID_DEVICE_STATE : call.proceed();
    }
}
