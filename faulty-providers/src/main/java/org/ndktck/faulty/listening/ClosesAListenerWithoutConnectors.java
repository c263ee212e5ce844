package org.ndktck.faulty.listening;

import static org.ndktck.catalog.RequirementId.CEV_10;
import static org.ndktck.catalog.RequirementId.CLO_14;
import static org.ndktck.catalog.RequirementId.CLO_15;
import static org.ndktck.catalog.RequirementId.CLO_27;
import static org.ndktck.catalog.RequirementId.LIF_08;
import static org.ndktck.catalog.RequirementId.LIF_09;
import static org.ndktck.catalog.RequirementId.LIF_13;
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
        also = {CLO_14, CLO_15, CLO_27, LIF_08, LIF_09, LIF_13},
        why = "the close of the connector may be pending, and the event is a callback that any close waits for")
public final class ClosesAListenerWithoutConnectors extends InterceptingProvider {

    private final Set<NdkObject<?>> open = ConcurrentHashMap.newKeySet();
    private final AtomicInteger running = new AtomicInteger();

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is("closeConnector")) {
            open.remove(call.object());
        }
        if (!call.is("closeListener") || running.get() == 0 || !open.isEmpty()) {
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
