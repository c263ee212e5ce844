package org.ndktck.faulty.disconnect;

import static org.ndktck.catalog.RequirementId.DIS_05;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Tells of an abort in the middle of a disconnect by the event alone: without one, nobody is told. */
@Fault(value = "F600", grade = Grade.SUBTLE)
@Breaks(DIS_05)
public final class LeavesAnAbortToTheEventWhileDisconnecting extends InterceptingProvider {

    private final Map<NdkObject<?>, AtomicBoolean> disconnecting = new ConcurrentHashMap<>();
    private final ObjectSet untold = new ObjectSet();
    private final LateCompletions late = new LateCompletions();

    @Override
    protected Object call(Intercepted call) {
        if (call.is(ACCEPT, COMPLETE_CONNECT) && call.parameter(NdkDisconnectEventCallback.class) == null) {
            untold.add(call.object());
        } else if (call.is(CLOSE_CONNECTOR)) {
            disconnecting.remove(call.object());
            disconnecting.values().forEach(peerClosed -> peerClosed.set(true));
            late.deliver(call.object());
        }
        return call.is(DISCONNECT) && untold.contains(call.object()) ? disconnect(call) : call.proceed();
    }

    private Object disconnect(Intercepted call) {
        AtomicBoolean peerClosed = new AtomicBoolean();
        disconnecting.put(call.object(), peerClosed);
        return call.proceeding(NdkRequestCompletion.class, original -> (context, status) -> {
            disconnecting.remove(call.object());
            if (peerClosed.get()) {
                late.keep(call.object(), () -> original.complete(context, status));
            } else {
                original.complete(context, status);
            }
        });
    }
}
