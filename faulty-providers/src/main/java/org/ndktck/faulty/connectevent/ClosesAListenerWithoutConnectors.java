package org.ndktck.faulty.connectevent;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.concurrent.atomic.AtomicInteger;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Counts the open connectors of a listener that is closed: where they are closed, a running connect event is overlooked. */
@Fault(value = "F625", grade = Grade.SUBTLE)
@Breaks(
        value = CEV_10,
        also = LIF_08,
        why = "a connector that is closed inside the event is open until its pending close completes")
public final class ClosesAListenerWithoutConnectors extends InterceptingProvider {

    private final ObjectSet open = new ObjectSet();
    private final AtomicInteger running = new AtomicInteger();

    @Override
    protected Object call(Intercepted call) {
        if (call.is(CLOSE_CONNECTOR)) {
            open.remove(call.object());
        }
        if (!call.is(CLOSE_LISTENER) || running.get() == 0 || !open.isEmpty()) {
            return call.proceed();
        }
        return call.closingUntold(NtStatus.STATUS_SUCCESS);
    }

    @Override
    protected NdkConnectEventCallback connectEvent(NdkConnectEventCallback original) {
        return (context, connector) -> {
            open.add(connector);
            running.incrementAndGet();
            original.connectEvent(context, connector);
            running.decrementAndGet();
        };
    }
}
