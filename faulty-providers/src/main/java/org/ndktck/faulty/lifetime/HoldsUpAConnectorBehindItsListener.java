package org.ndktck.faulty.lifetime;

import static org.ndktck.catalog.RequirementId.CLO_04;
import static org.ndktck.catalog.RequirementId.CLO_07;
import static org.ndktck.catalog.RequirementId.LIF_07;
import static org.ndktck.catalog.RequirementId.LIF_09;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;
import static org.ndktck.faulty.DispatchFunction.CLOSE_LISTENER;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkCloseCompletion;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Lets the close of a connector wait for that of a listener which is pending, and which waits for the connector. */
@Fault(value = "F698", grade = SUBTLE)
@Breaks(
        value = LIF_07,
        also = {CLO_04, CLO_07, LIF_09},
        why = "neither close ever completes, and the queue pair closes although its connector has not")
public final class HoldsUpAConnectorBehindItsListener extends InterceptingProvider {

    private final Set<Object> pending = ConcurrentHashMap.newKeySet();
    private final Set<Object> held = ConcurrentHashMap.newKeySet();

    public HoldsUpAConnectorBehindItsListener() {
        super(Map.of("completion", "pending"));
    }

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(CLOSE_LISTENER)) {
            pending.add(call.object());
            return call.proceed(call.with(NdkCloseCompletion.class, original -> context -> {
                pending.remove(call.object());
                if (!held.contains(call.object())) {
                    original.complete(context);
                }
            }));
        }
        if (call.is(CLOSE_CONNECTOR) && !pending.isEmpty()) {
            held.addAll(pending);
            call.proceed(call.with(NdkCloseCompletion.class, original -> context -> {}));
            return NtStatus.STATUS_PENDING;
        }
        return call.proceed();
    }
}
