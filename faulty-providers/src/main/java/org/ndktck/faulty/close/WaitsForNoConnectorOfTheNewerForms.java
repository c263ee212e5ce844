package org.ndktck.faulty.close;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Counts the connectors of a listener or shared endpoint, but none of NdkAcceptEx or NdkCompleteConnectEx. */
@Fault(value = "F711", grade = Grade.SUBTLE)
@Breaks(
        value = {LIS_29, SEP_16},
        also = LIF_08,
        why = "the listener and the shared endpoint are antecedents of the connector")
public final class WaitsForNoConnectorOfTheNewerForms extends InterceptingProvider {

    private final ConcurrentHashMap<NdkObject<?>, NdkSharedEndpoint> over = new ConcurrentHashMap<>();
    private final ObjectSet incoming = new ObjectSet();
    private final ObjectSet newer = new ObjectSet();
    private final AtomicInteger events = new AtomicInteger();

    @Override
    protected Object call(Intercepted call) {
        if (call.args() instanceof ConnectWithSharedEndpointArgs args) {
            over.put(call.object(), args.pNdkSharedEndpoint());
        } else if (call.function().isEx()) {
            newer.add(call.object());
        } else if (call.is(CLOSE_CONNECTOR)) {
            newer.remove(call.object());
        }
        if (newer.stream().noneMatch(connector -> isForgotten(connector, call))) {
            return call.proceed();
        }
        return call.closingUntold(NtStatus.STATUS_SUCCESS);
    }

    private boolean isForgotten(NdkObject<?> connector, Intercepted close) {
        return close.is(CLOSE_LISTENER)
                ? events.get() == 0 && incoming.contains(connector)
                : close.is(CLOSE_SHARED_ENDPOINT) && close.object().equals(over.get(connector));
    }

    @Override
    protected NdkConnectEventCallback connectEvent(NdkConnectEventCallback original) {
        return (context, connector) -> {
            incoming.add(connector);
            events.incrementAndGet();
            original.connectEvent(context, connector);
            events.decrementAndGet();
        };
    }
}
