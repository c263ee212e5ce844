package org.ndktck.faulty.synchronous;

import static org.ndktck.catalog.RequirementId.REJ_09;
import static org.ndktck.faulty.DispatchFunction.REJECT;
import static org.ndktck.faulty.Fault.Grade.BLATANT;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Has a rejection done by a worker and answers before the worker is known to be finished. */
@Fault(value = "F212", grade = BLATANT)
@Breaks(REJ_09)
public final class PendsOnARejection extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        Object answer = call.proceed();
        boolean pends = call.is(REJECT);
        return pends && NtStatus.STATUS_SUCCESS.equals(answer) ? NtStatus.STATUS_PENDING : answer;
    }
}
