package org.ndktck.faulty.general;

import static org.ndktck.catalog.RequirementId.GLA_13;
import static org.ndktck.faulty.DispatchFunction.GET_LOCAL_ADDRESS;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Has the local address of a connector done by a worker and answers before the worker is known to be finished. */
@Fault(value = "F213", grade = Grade.BLATANT)
@Breaks(GLA_13)
public final class PendsOnTheLocalAddressOfAConnector extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        Object answer = call.proceed();
        boolean pends = call.is(GET_LOCAL_ADDRESS) && call.object().objectType() == NdkObjectType.CONNECTOR;
        return pends && NtStatus.STATUS_SUCCESS.equals(answer) ? NtStatus.STATUS_PENDING : answer;
    }
}
