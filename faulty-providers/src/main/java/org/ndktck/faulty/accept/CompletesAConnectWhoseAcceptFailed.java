package org.ndktck.faulty.accept;

import static org.ndktck.api.NtStatus.STATUS_CONNECTION_ABORTED;
import static org.ndktck.api.NtStatus.STATUS_SUCCESS;
import static org.ndktck.catalog.RequirementId.ACC_28;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/** Tells the active side that it is connected although its peer has given up. */
@Fault(value = "F453", grade = Grade.MODERATE)
@Breaks(ACC_28)
public final class CompletesAConnectWhoseAcceptFailed extends StatusFault {

    @Override
    protected NtStatus instead(Intercepted call, NtStatus status) {
        boolean completing = call.is(COMPLETE_CONNECT, COMPLETE_CONNECT_EX);
        return completing && status.equals(STATUS_CONNECTION_ABORTED) ? STATUS_SUCCESS : status;
    }
}
