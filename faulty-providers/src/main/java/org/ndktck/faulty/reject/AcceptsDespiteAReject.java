package org.ndktck.faulty.reject;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/** Reports an accept as successful although the active side has rejected. */
@Fault(value = "F282", grade = Grade.MODERATE)
@Breaks(
        value = REJ_11,
        also = {CLO_23},
        why = "an accept that never fails does not fail either when the connect was abandoned")
public final class AcceptsDespiteAReject extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return call.is(ACCEPT, ACCEPT_EX)
                ? call.answering(
                        status -> status.equals(NtStatus.STATUS_CONNECTION_ABORTED) ? NtStatus.STATUS_SUCCESS : status)
                : call.proceed();
    }
}
