package org.ndktck.faulty.controlconnectevents;

import static org.ndktck.catalog.RequirementId.LIS_33;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Keeps the pause for the adapter: a listener that is new is as paused as the one beside it. */
@Fault(value = "F657", grade = Grade.SUBTLE)
@Breaks(LIS_33)
public final class StartsAListenerAsPausedAsAnother extends InterceptingProvider {

    private final ObjectSet paused = new ObjectSet();

    @Override
    protected Object call(Intercepted call) {
        if (call.is(CLOSE_LISTENER)) {
            paused.remove(call.object());
        } else if (call.is(CONTROL_CONNECT_EVENTS) && Boolean.TRUE.equals(call.args())) {
            paused.add(call.object());
        } else if (call.is(CONTROL_CONNECT_EVENTS)) {
            paused.remove(call.object());
        } else if (call.table() instanceof NdkListenerDispatch table && call.is(LISTEN) && !paused.isEmpty()) {
            table.controlConnectEvents((NdkListener) call.object(), true);
        }
        return call.proceed();
    }
}
