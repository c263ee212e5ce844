package org.ndktck.faulty.establishing;

import static org.ndktck.catalog.RequirementId.CMP_14;
import static org.ndktck.faulty.Fault.Grade.EXTREMELY_SUBTLE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.AcceptExArgs;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Lets an accept without a disconnect event time out in its newer form, although the peer completed. */
@Fault(value = "F278", grade = EXTREMELY_SUBTLE)
@Breaks(CMP_14)
public final class TimesOutACompletedAccept extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        return call.args() instanceof AcceptExArgs args && args.disconnectEvent() == null
                ? call.answering(status -> status.isSuccess() ? NtStatus.STATUS_IO_TIMEOUT : status)
                : call.proceed();
    }
}
