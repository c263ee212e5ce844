package org.ndktck.faulty.general;

import static org.ndktck.catalog.RequirementId.SEP_21;
import static org.ndktck.faulty.DispatchFunction.GET_LOCAL_ADDRESS;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Has the local address of a shared endpoint done by a worker and answers before the worker is known to be finished. */
@Fault(value = "F216", grade = Grade.BLATANT)
@Breaks(SEP_21)
public final class PendsOnTheLocalAddressOfASharedEndpoint extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        Object answer = call.proceed();
        boolean pends = call.is(GET_LOCAL_ADDRESS) && call.object().objectType() == NdkObjectType.SHARED_ENDPOINT;
        return pends && NtStatus.STATUS_SUCCESS.equals(answer) ? NtStatus.STATUS_PENDING : answer;
    }
}
