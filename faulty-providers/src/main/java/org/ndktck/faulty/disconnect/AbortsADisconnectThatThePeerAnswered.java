package org.ndktck.faulty.disconnect;

import static org.ndktck.api.NtStatus.STATUS_CONNECTION_ABORTED;
import static org.ndktck.catalog.RequirementId.DIS_04;
import static org.ndktck.faulty.DispatchFunction.DISCONNECT;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/** Takes the peer's own disconnect for an abort of the connection. */
@Fault(value = "F452", grade = Grade.MODERATE)
@Breaks(DIS_04)
public final class AbortsADisconnectThatThePeerAnswered extends StatusFault {

    @Override
    protected NtStatus instead(Intercepted call, NtStatus status) {
        return call.is(DISCONNECT) && status.isSuccess() ? STATUS_CONNECTION_ABORTED : status;
    }
}
