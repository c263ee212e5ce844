package org.ndktck.faulty.lifetime;

import static org.ndktck.catalog.RequirementId.LIF_08;
import static org.ndktck.catalog.RequirementId.LIS_29;
import static org.ndktck.catalog.RequirementId.SEP_16;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;
import static org.ndktck.faulty.DispatchFunction.CLOSE_LISTENER;
import static org.ndktck.faulty.DispatchFunction.CLOSE_SHARED_ENDPOINT;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.ConnectWithSharedEndpointArgs;
import org.ndktck.api.NdkCloseCompletion;
import org.ndktck.api.NdkConnectEventCallback;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkSharedEndpoint;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Counts the connectors of a listener or shared endpoint, but none of NdkAcceptEx or NdkCompleteConnectEx. */
@Fault(value = "F711", grade = SUBTLE)
@Breaks(
        value = {LIS_29, SEP_16},
        also = LIF_08,
        why = "the listener and the shared endpoint are antecedents of the connector")
public final class WaitsForNoConnectorOfTheNewerForms extends InterceptingProvider {

    private final ConcurrentHashMap<NdkObject<?>, NdkSharedEndpoint> over = new ConcurrentHashMap<>();
    private final Set<NdkObject<?>> incoming = ConcurrentHashMap.newKeySet();
    private final Set<NdkObject<?>> newer = ConcurrentHashMap.newKeySet();
    private final AtomicInteger events = new AtomicInteger();

    @Override
    protected @Nullable Object call(Intercepted call) {
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
        call.proceed(call.with(NdkCloseCompletion.class, original -> context -> {}));
        return NtStatus.STATUS_SUCCESS;
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
