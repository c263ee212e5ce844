package org.ndktck.faulty.accept;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.ACCEPT_EX;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Cannot accept by the newer function before the connect event has returned. */
@Fault(value = "F531", grade = Grade.SUBTLE)
@Breaks({ACC_26, EX_01})
public final class RefusesAnAcceptExInsideTheConnectEvent extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return isInsideConnectEvent() && call.is(ACCEPT_EX) ? NtStatus.STATUS_INVALID_DEVICE_STATE : call.proceed();
    }
}
