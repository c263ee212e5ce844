package org.ndktck.faulty.rejecting;

import static org.ndktck.catalog.RequirementId.CLO_23;
import static org.ndktck.catalog.RequirementId.REJ_11;
import static org.ndktck.faulty.DispatchFunction.ACCEPT;
import static org.ndktck.faulty.DispatchFunction.ACCEPT_EX;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Reports an accept as successful although the active side has rejected. */
@Fault(value = "F282", grade = MODERATE)
@Breaks(
        value = REJ_11,
        also = {CLO_23},
        why = "an accept that never fails does not fail either when the connect was abandoned")
public final class AcceptsDespiteAReject extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        return call.is(ACCEPT, ACCEPT_EX)
                ? call.answering(
                        status -> status.equals(NtStatus.STATUS_CONNECTION_ABORTED) ? NtStatus.STATUS_SUCCESS : status)
                : call.proceed();
    }
}
