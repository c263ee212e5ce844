package org.ndktck.faulty.general;

import static org.ndktck.catalog.RequirementId.GPA_11;
import static org.ndktck.faulty.DispatchFunction.GET_PEER_ADDRESS;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/** Has the peer address done by a worker and answers before the worker is known to be finished. */
@Fault(value = "F214", grade = Grade.BLATANT)
@Breaks(GPA_11)
public final class PendsOnThePeerAddress extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        Object answer = call.proceed();
        boolean pends = call.is(GET_PEER_ADDRESS);
        return pends && NtStatus.STATUS_SUCCESS.equals(answer) ? NtStatus.STATUS_PENDING : answer;
    }
}
