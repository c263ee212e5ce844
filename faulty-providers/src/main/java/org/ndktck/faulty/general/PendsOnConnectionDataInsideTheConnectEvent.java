package org.ndktck.faulty.general;

import static org.ndktck.catalog.RequirementId.GCD_27;
import static org.ndktck.faulty.DispatchFunction.GET_CONNECTION_DATA;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Holds a lock during the connect event, and lets a worker answer what is asked for meanwhile. */
@Fault(value = "F514", grade = Grade.SUBTLE)
@Breaks(GCD_27)
public final class PendsOnConnectionDataInsideTheConnectEvent extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        Object answer = call.proceed();
        return isInsideConnectEvent() && call.is(GET_CONNECTION_DATA) ? NtStatus.STATUS_PENDING : answer;
    }
}
