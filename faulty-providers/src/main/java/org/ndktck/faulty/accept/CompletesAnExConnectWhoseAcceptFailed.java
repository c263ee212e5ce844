package org.ndktck.faulty.accept;

import static org.ndktck.api.NtStatus.STATUS_CONNECTION_ABORTED;
import static org.ndktck.api.NtStatus.STATUS_SUCCESS;
import static org.ndktck.catalog.RequirementId.ACC_28;
import static org.ndktck.faulty.DispatchFunction.COMPLETE_CONNECT_EX;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/** Forgets that the peer has given up where the connect is completed by the newer function. */
@Fault(value = "F532", grade = Grade.SUBTLE)
@Breaks(ACC_28)
public final class CompletesAnExConnectWhoseAcceptFailed extends StatusFault {

    @Override
    protected NtStatus instead(Intercepted call, NtStatus status) {
        return call.is(COMPLETE_CONNECT_EX) && status.equals(STATUS_CONNECTION_ABORTED) ? STATUS_SUCCESS : status;
    }
}
