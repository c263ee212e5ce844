package org.ndktck.faulty.listening;

import static org.ndktck.catalog.RequirementId.LIS_33;
import static org.ndktck.faulty.DispatchFunction.CLOSE_LISTENER;
import static org.ndktck.faulty.DispatchFunction.CONTROL_CONNECT_EVENTS;
import static org.ndktck.faulty.DispatchFunction.LISTEN;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkListener;
import org.ndktck.api.NdkListenerDispatch;
import org.ndktck.api.NdkObject;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Keeps the pause for the adapter: a listener that is new is as paused as the one beside it. */
@Fault(value = "F657", grade = SUBTLE)
@Breaks(LIS_33)
public final class StartsAListenerAsPausedAsAnother extends InterceptingProvider {

    private final Set<NdkObject<?>> paused = ConcurrentHashMap.newKeySet();

    @Override
    protected @Nullable Object call(Intercepted call) {
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
