package org.ndktck.faulty.lifetime;

import static org.ndktck.faulty.DispatchFunction.*;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Knows how far the close of the connector has come that uses a queue pair. */
abstract class QueuePairCloseFault extends InterceptingProvider {

    private final Map<Object, Object> connectors = new ConcurrentHashMap<>();
    private final Set<Object> closing = ConcurrentHashMap.newKeySet();
    private final Set<Object> completing = ConcurrentHashMap.newKeySet();

    QueuePairCloseFault() {
        super(Map.of("completion", "pending"));
    }

    @Override
    protected final Object call(Intercepted call) {
        if (call.is(CONNECT, CONNECT_WITH_SHARED_ENDPOINT, ACCEPT, ACCEPT_EX)) {
            connectors.put(call.given(NdkQp.class), call.object());
        }
        if (call.is(CLOSE_CONNECTOR)) {
            closing.add(call.object());
            return call.proceeding(NdkCloseCompletion.class, original -> context -> {
                completing.add(call.object());
                original.complete(context);
                completing.remove(call.object());
            });
        }
        return call.is(CLOSE_QP) ? closeQp(call) : call.proceed();
    }

    /** Whether a connector uses the queue pair whose close nobody has called yet. */
    boolean isInUse(Object qp) {
        Object connector = connectors.get(qp);
        return connector != null && !closing.contains(connector);
    }

    /** Whether the close completion of its connector is running. */
    boolean isBeingReleased(Object qp) {
        Object connector = connectors.get(qp);
        return connector != null && completing.contains(connector);
    }

    /** Calls the reference, which tells nobody when it is done. */
    static void closeSilently(Intercepted call) {
        call.proceeding(NdkCloseCompletion.class, ignored -> context -> {});
    }

    abstract Object closeQp(Intercepted call);
}
