package org.ndktck.faulty.disconnect;

import static org.ndktck.catalog.RequirementId.DIS_05;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Waits for the notification of a peer that closes in the middle of a disconnect. */
@Fault(value = "F383", grade = Grade.MODERATE)
@Breaks(DIS_05)
public final class LosesAnAbortWhileDisconnecting extends InterceptingProvider {

    private final Map<NdkObject<?>, AtomicBoolean> disconnecting = new ConcurrentHashMap<>();
    private final LateCompletions late = new LateCompletions();

    @Override
    protected Object call(Intercepted call) {
        if (call.is(CLOSE_CONNECTOR)) {
            disconnecting.remove(call.object());
            disconnecting.values().forEach(peerClosed -> peerClosed.set(true));
            late.deliver(call.object());
        }
        if (!call.is(DISCONNECT)) {
            return call.proceed();
        }
        AtomicBoolean peerClosed = new AtomicBoolean();
        disconnecting.put(call.object(), peerClosed);
        return late.keeping(call, status -> {
            disconnecting.remove(call.object());
            return peerClosed.get();
        });
    }
}
