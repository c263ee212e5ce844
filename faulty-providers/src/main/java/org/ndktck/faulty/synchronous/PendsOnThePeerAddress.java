package org.ndktck.faulty.synchronous;

import static org.ndktck.catalog.RequirementId.GPA_11;
import static org.ndktck.faulty.DispatchFunction.GET_PEER_ADDRESS;
import static org.ndktck.faulty.Fault.Grade.BLATANT;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Has the peer address done by a worker and answers before the worker is known to be finished. */
@Fault(value = "F214", grade = BLATANT)
@Breaks(GPA_11)
public final class PendsOnThePeerAddress extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        Object answer = call.proceed();
        boolean pends = call.is(GET_PEER_ADDRESS);
        return pends && NtStatus.STATUS_SUCCESS.equals(answer) ? NtStatus.STATUS_PENDING : answer;
    }
}
