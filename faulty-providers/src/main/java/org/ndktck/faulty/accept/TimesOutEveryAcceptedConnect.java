package org.ndktck.faulty.accept;

import static org.ndktck.catalog.RequirementId.ACC_22;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/** Hears of no acceptance: a connect that was accepted ends with its time-out. */
@Fault(value = "F528", grade = Grade.BLATANT)
@Breaks(ACC_22)
public final class TimesOutEveryAcceptedConnect extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return call.is(CONNECT, CONNECT_WITH_SHARED_ENDPOINT)
                ? call.answering(status -> status.isSuccess() ? NtStatus.STATUS_IO_TIMEOUT : status)
                : call.proceed();
    }
}
