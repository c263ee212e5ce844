package org.ndktck.faulty.general;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Learns the addresses of a request only after the connect event, and answers inside it that they are on their way. */
@Fault(value = "F577", grade = Grade.SUBTLE)
@Breaks({GLA_13, GPA_11})
public final class PendsOnAnAddressInsideTheConnectEvent extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        boolean early = isInsideConnectEvent() && call.is(GET_LOCAL_ADDRESS, GET_PEER_ADDRESS);
        return early ? NtStatus.STATUS_PENDING : call.proceed();
    }
}
