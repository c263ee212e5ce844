package org.ndktck.faulty.establishing;

import static org.ndktck.catalog.RequirementId.CMP_14;
import static org.ndktck.faulty.DispatchFunction.ACCEPT;
import static org.ndktck.faulty.DispatchFunction.ACCEPT_EX;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Takes the word of the peer that the connection is up for its end: the accept fails. */
@Fault(value = "F585", grade = MODERATE)
@Breaks(CMP_14)
public final class FailsAnAcceptThatThePeerCompleted extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        return call.is(ACCEPT, ACCEPT_EX)
                ? call.answering(status -> status.isSuccess() ? NtStatus.STATUS_CONNECTION_ABORTED : status)
                : call.proceed();
    }
}
