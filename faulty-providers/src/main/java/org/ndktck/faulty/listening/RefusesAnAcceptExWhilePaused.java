package org.ndktck.faulty.listening;

import static org.ndktck.catalog.RequirementId.LIS_31;
import static org.ndktck.faulty.DispatchFunction.ACCEPT_EX;
import static org.ndktck.faulty.DispatchFunction.CLOSE_LISTENER;
import static org.ndktck.faulty.DispatchFunction.CONTROL_CONNECT_EVENTS;
import static org.ndktck.faulty.DispatchFunction.LISTEN;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Asks the listener whether it is paused when a delivered request is accepted, by NdkAcceptEx at least. */
@Fault(value = "F656", grade = SUBTLE)
@Breaks(LIS_31)
public final class RefusesAnAcceptExWhilePaused extends InterceptingProvider {

    private volatile boolean paused;

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(CONTROL_CONNECT_EVENTS)) {
            paused = Boolean.TRUE.equals(call.args());
        } else if (call.is(LISTEN, CLOSE_LISTENER)) {
            paused = false;
        }
        return paused && call.is(ACCEPT_EX) ? NtStatus.STATUS_INVALID_DEVICE_STATE : call.proceed();
    }
}
