package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.GCD_21;
import static org.ndktck.faulty.DispatchFunction.GET_CONNECTION_DATA;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Raises the connect event before the request is complete: inside it there is nothing to read. */
@Fault(value = "F76", grade = Grade.MODERATE)
@Breaks(GCD_21)
public final class HasNoDataInsideTheConnectEvent extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return isInsideConnectEvent() && call.is(GET_CONNECTION_DATA)
                ? NtStatus.STATUS_CONNECTION_INVALID
                : call.proceed();
    }
}
