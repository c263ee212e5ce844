package org.ndktck.faulty.general;

import static org.ndktck.catalog.RequirementId.LIS_37;
import static org.ndktck.faulty.DispatchFunction.GET_LOCAL_ADDRESS;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Has the local address of a listener done by a worker and answers before the worker is known to be finished. */
@Fault(value = "F215", grade = Grade.BLATANT)
@Breaks(LIS_37)
public final class PendsOnTheLocalAddressOfAListener extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        Object answer = call.proceed();
        boolean pends = call.is(GET_LOCAL_ADDRESS) && call.object().objectType() == NdkObjectType.LISTENER;
        return pends && NtStatus.STATUS_SUCCESS.equals(answer) ? NtStatus.STATUS_PENDING : answer;
    }
}
