package org.ndktck.faulty.queue;

import static org.ndktck.catalog.RequirementId.EX_06;
import static org.ndktck.faulty.DispatchFunction.ACCEPT_EX;
import static org.ndktck.faulty.DispatchFunction.COMPLETE_CONNECT_EX;
import static org.ndktck.faulty.DispatchFunction.CONNECT;
import static org.ndktck.faulty.DispatchFunction.CONNECT_WITH_SHARED_ENDPOINT;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkDisconnectEventCallbackEx;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkQp;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;
import org.ndktck.faulty.Tolerated;

/** Flushes the queue pair before it tells of the peer's disconnect through the Ex event. */
@Fault(value = "F804", grade = SUBTLE)
@Tolerated(EX_06)
public final class FlushesForAnExDisconnectEvent extends InterceptingProvider {

    private final Map<NdkObject<?>, NdkQp> queuePairs = new ConcurrentHashMap<>();

    public FlushesForAnExDisconnectEvent() {}

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(ACCEPT_EX, CONNECT, CONNECT_WITH_SHARED_ENDPOINT)) {
            queuePairs.put(call.object(), Objects.requireNonNull(call.parameter(NdkQp.class)));
        }
        return call.is(ACCEPT_EX, COMPLETE_CONNECT_EX)
                ? call.proceed(call.with(NdkDisconnectEventCallbackEx.class, original -> (context, reason) -> {
                    NdkQp qp = Objects.requireNonNull(queuePairs.get(call.object()));
                    table(qp).flush(qp);
                    original.disconnectEvent(context, reason);
                }))
                : call.proceed();
    }
}
