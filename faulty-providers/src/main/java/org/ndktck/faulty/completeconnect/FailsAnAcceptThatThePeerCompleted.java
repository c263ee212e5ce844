package org.ndktck.faulty.completeconnect;

import static org.ndktck.catalog.RequirementId.CMP_14;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/** Takes the word of the peer that the connection is up for its end: the accept fails. */
@Fault(value = "F585", grade = Grade.MODERATE)
@Breaks(CMP_14)
public final class FailsAnAcceptThatThePeerCompleted extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return call.is(ACCEPT, ACCEPT_EX)
                ? call.answering(status -> status.isSuccess() ? NtStatus.STATUS_CONNECTION_ABORTED : status)
                : call.proceed();
    }
}
