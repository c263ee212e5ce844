package org.ndktck.faulty.completeconnect;

import static org.ndktck.catalog.RequirementId.CMP_14;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Lets an accept without a disconnect event time out in its newer form, although the peer completed. */
@Fault(value = "F278", grade = Grade.EXTREMELY_SUBTLE)
@Breaks(CMP_14)
public final class TimesOutACompletedAccept extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return call.args() instanceof AcceptExArgs args && args.disconnectEvent() == null
                ? call.answering(status -> status.isSuccess() ? NtStatus.STATUS_IO_TIMEOUT : status)
                : call.proceed();
    }
}
