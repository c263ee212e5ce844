package org.ndktck.faulty.listening;

import static org.ndktck.catalog.RequirementId.CEV_10;
import static org.ndktck.catalog.RequirementId.LIF_08;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;
import static org.ndktck.faulty.DispatchFunction.CLOSE_LISTENER;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkCloseCompletion;
import org.ndktck.api.NdkConnectEventCallback;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Counts the open connectors of a listener that is closed: where they are closed, a running connect event is overlooked. */
@Fault(value = "F625", grade = SUBTLE)
@Breaks(
        value = CEV_10,
        also = LIF_08,
        why = "a connector that is closed inside the event is open until its pending close completes")
public final class ClosesAListenerWithoutConnectors extends InterceptingProvider {

    private final Set<NdkObject<?>> open = ConcurrentHashMap.newKeySet();
    private final AtomicInteger running = new AtomicInteger();

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(CLOSE_CONNECTOR)) {
            open.remove(call.object());
        }
        if (!call.is(CLOSE_LISTENER) || running.get() == 0 || !open.isEmpty()) {
            return call.proceed();
        }
        call.proceed(call.with(NdkCloseCompletion.class, original -> context -> {}));
        return NtStatus.STATUS_SUCCESS;
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
