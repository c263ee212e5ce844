package org.ndktck.faulty.controlconnectevents;

import static org.ndktck.catalog.RequirementId.LIS_31;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/** Asks the listener whether it is paused when a delivered request is accepted, by NdkAcceptEx at least. */
@Fault(value = "F656", grade = Grade.SUBTLE)
@Breaks(LIS_31)
public final class RefusesAnAcceptExWhilePaused extends InterceptingProvider {

    private volatile boolean paused;

    @Override
    protected Object call(Intercepted call) {
        if (call.is(CONTROL_CONNECT_EVENTS)) {
            paused = Boolean.TRUE.equals(call.args());
        } else if (call.is(LISTEN, CLOSE_LISTENER)) {
            paused = false;
        }
        return paused && call.is(ACCEPT_EX) ? NtStatus.STATUS_INVALID_DEVICE_STATE : call.proceed();
    }
}
