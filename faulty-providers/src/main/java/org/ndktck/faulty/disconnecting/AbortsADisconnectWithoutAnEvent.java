package org.ndktck.faulty.disconnecting;

import static org.ndktck.catalog.RequirementId.DIS_04;
import static org.ndktck.faulty.DispatchFunction.ACCEPT;
import static org.ndktck.faulty.DispatchFunction.COMPLETE_CONNECT;
import static org.ndktck.faulty.DispatchFunction.DISCONNECT;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.NdkDisconnectEventCallback;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.StatusFault;

/** Calls a disconnect graceful only where there is an event to tell of that of the peer. */
@Fault(value = "F599", grade = SUBTLE)
@Breaks(DIS_04)
public final class AbortsADisconnectWithoutAnEvent extends StatusFault {

    private final Set<NdkObject<?>> untold = ConcurrentHashMap.newKeySet();

    public AbortsADisconnectWithoutAnEvent() {}

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
