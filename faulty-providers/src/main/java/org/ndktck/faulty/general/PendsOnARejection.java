package org.ndktck.faulty.general;

import static org.ndktck.catalog.RequirementId.REJ_09;
import static org.ndktck.faulty.DispatchFunction.REJECT;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/** Has a rejection done by a worker and answers before the worker is known to be finished. */
@Fault(value = "F212", grade = Grade.BLATANT)
@Breaks(REJ_09)
public final class PendsOnARejection extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        Object answer = call.proceed();
        boolean pends = call.is(REJECT);
        return pends && NtStatus.STATUS_SUCCESS.equals(answer) ? NtStatus.STATUS_PENDING : answer;
    }
}
