package org.ndktck.faulty.accept;

import static org.ndktck.catalog.RequirementId.ACC_26;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Cannot accept before the connect event has returned. */
@Fault(value = "F263", grade = Grade.MODERATE)
@Breaks(ACC_26)
public final class RefusesAnAcceptInsideTheConnectEvent extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return isInsideConnectEvent() && call.is(ACCEPT, ACCEPT_EX)
                ? NtStatus.STATUS_INVALID_DEVICE_STATE
                : call.proceed();
    }
}
