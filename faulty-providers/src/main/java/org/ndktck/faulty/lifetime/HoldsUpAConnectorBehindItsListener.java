package org.ndktck.faulty.lifetime;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Lets the close of a connector wait for that of a listener which is pending, and which waits for the connector. */
@Fault(value = "F698", grade = Grade.SUBTLE)
@Breaks(
        value = LIF_07,
        also = {CLO_04, CLO_07},
        why = "neither close ever completes")
@Settings("completion=pending")
public final class HoldsUpAConnectorBehindItsListener extends InterceptingProvider {

    private final Set<Object> pending = ConcurrentHashMap.newKeySet();
    private final Set<Object> held = ConcurrentHashMap.newKeySet();

    @Override
    protected Object call(Intercepted call) {
        if (call.is(CLOSE_LISTENER)) {
            pending.add(call.object());
            return call.proceeding(NdkCloseCompletion.class, original -> context -> {
                pending.remove(call.object());
                if (!held.contains(call.object())) {
                    original.complete(context);
                }
            });
        }
        if (call.is(CLOSE_CONNECTOR) && !pending.isEmpty()) {
            held.addAll(pending);
            return call.closingUntold(NtStatus.STATUS_PENDING);
        }
        return call.proceed();
    }
}
