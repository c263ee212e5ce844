package org.ndktck.faulty.disconnectevent;

import static org.ndktck.catalog.RequirementId.DEV_10;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.concurrent.atomic.AtomicInteger;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Without a disconnect event to call, a peer that closed is waited for when the consumer disconnects. */
@Fault(value = "F93", grade = Grade.SUBTLE)
@Breaks(DEV_10)
public final class HangsADisconnectAfterAnUntoldAbort extends InterceptingProvider {

    private final LateCompletions late = new LateCompletions();
    private final ObjectSet untold = new ObjectSet();
    private final AtomicInteger closes = new AtomicInteger();

    @Override
    protected Object call(Intercepted call) {
        if (Registrations.registers(call) && isUntold(call)) {
            untold.add(call.object());
        } else if (call.is(CLOSE_CONNECTOR)) {
            closes.incrementAndGet();
            late.deliver(call.object());
        } else if (call.is(DISCONNECT) && untold.contains(call.object())) {
            int before = closes.get();
            return late.keeping(call, status -> status.isFailure() && closes.get() <= before);
        }
        return call.proceed();
    }

    private static boolean isUntold(Intercepted call) {
        return call.named("disconnectEvent") == null;
    }
}
