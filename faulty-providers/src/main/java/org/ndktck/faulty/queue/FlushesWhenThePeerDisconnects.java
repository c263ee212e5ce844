package org.ndktck.faulty.queue;

import static org.ndktck.catalog.RequirementId.DEV_07;
import static org.ndktck.faulty.DispatchFunction.ACCEPT;
import static org.ndktck.faulty.DispatchFunction.COMPLETE_CONNECT;
import static org.ndktck.faulty.DispatchFunction.CONNECT;
import static org.ndktck.faulty.DispatchFunction.CONNECT_WITH_SHARED_ENDPOINT;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkDisconnectEventCallback;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkQp;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;
import org.ndktck.faulty.Tolerated;

/** Flushes the queue pair before it tells of the peer's disconnect. */
@Fault(value = "F410", grade = SUBTLE)
@Tolerated(DEV_07)
public final class FlushesWhenThePeerDisconnects extends InterceptingProvider {

    private final Map<NdkObject<?>, NdkQp> queuePairs = new ConcurrentHashMap<>();

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(ACCEPT, CONNECT, CONNECT_WITH_SHARED_ENDPOINT)) {
            queuePairs.put(call.object(), Objects.requireNonNull(call.parameter(NdkQp.class)));
        }
        return call.is(ACCEPT, COMPLETE_CONNECT)
                ? call.proceed(call.with(NdkDisconnectEventCallback.class, original -> context -> {
                    NdkQp qp = Objects.requireNonNull(queuePairs.get(call.object()));
                    table(qp).flush(qp);
                    original.disconnectEvent(context);
                }))
                : call.proceed();
    }
}
