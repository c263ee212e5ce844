package org.ndktck.faulty.controlconnectevents;

import static org.ndktck.catalog.RequirementId.LIS_25;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.faulty.*;

/** Leaves a request for a paused listener without an answer. */
@Fault(value = "F113", grade = Grade.MODERATE)
@Breaks(LIS_25)
public final class HangsPeersOfAPausedListener extends InterceptingProvider {

    private final LateCompletions late = new LateCompletions();
    private volatile boolean paused;

    @Override
    protected Object call(Intercepted call) {
        if (call.is(CONTROL_CONNECT_EVENTS)) {
            paused = Boolean.TRUE.equals(call.args());
        } else if (call.is(LISTEN)) {
            paused = false;
        } else if (call.is(CLOSE_CONNECTOR)) {
            late.deliver(call.object());
        } else if (call.is(CONNECT, CONNECT_WITH_SHARED_ENDPOINT) && paused) {
            return late.keeping(call, status -> true);
        }
        return call.proceed();
    }
}
