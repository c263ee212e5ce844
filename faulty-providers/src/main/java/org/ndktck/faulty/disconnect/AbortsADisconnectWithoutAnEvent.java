package org.ndktck.faulty.disconnect;

import static org.ndktck.catalog.RequirementId.DIS_04;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Calls a disconnect graceful only where there is an event to tell of that of the peer. */
@Fault(value = "F599", grade = Grade.SUBTLE)
@Breaks(DIS_04)
public final class AbortsADisconnectWithoutAnEvent extends StatusFault {

    private final ObjectSet untold = new ObjectSet();

    @Override
    protected void begins(Intercepted call) {
        if (call.is(ACCEPT, COMPLETE_CONNECT) && call.parameter(NdkDisconnectEventCallback.class) == null) {
            untold.add(call.object());
        }
    }

    @Override
    protected NtStatus instead(Intercepted call, NtStatus status) {
        return call.is(DISCONNECT) && status.isSuccess() && untold.contains(call.object())
                ? NtStatus.STATUS_CONNECTION_ABORTED
                : status;
    }
}
