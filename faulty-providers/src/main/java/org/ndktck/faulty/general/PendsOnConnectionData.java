package org.ndktck.faulty.general;

import static org.ndktck.catalog.RequirementId.GCD_27;
import static org.ndktck.faulty.DispatchFunction.GET_CONNECTION_DATA;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/** Has connection data done by a worker and answers before the worker is known to be finished. */
@Fault(value = "F211", grade = Grade.BLATANT)
@Breaks(GCD_27)
public final class PendsOnConnectionData extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        Object answer = call.proceed();
        boolean pends = call.is(GET_CONNECTION_DATA);
        return pends && NtStatus.STATUS_SUCCESS.equals(answer) ? NtStatus.STATUS_PENDING : answer;
    }
}
