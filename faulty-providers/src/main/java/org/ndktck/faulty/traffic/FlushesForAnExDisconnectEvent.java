package org.ndktck.faulty.traffic;

import static org.ndktck.catalog.RequirementId.EX_06;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.*;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Flushes the queue pair before it tells of the peer's disconnect through the Ex event. */
@Fault(value = "F804", grade = Grade.SUBTLE)
@Tolerated(EX_06)
public final class FlushesForAnExDisconnectEvent extends InterceptingProvider {

    private final Map<NdkObject<?>, NdkQp> queuePairs = new ConcurrentHashMap<>();

    @Override
    protected Object call(Intercepted call) {
        if (call.is(ACCEPT_EX, CONNECT, CONNECT_WITH_SHARED_ENDPOINT)) {
            queuePairs.put(call.object(), call.given(NdkQp.class));
        }
        return call.is(ACCEPT_EX, COMPLETE_CONNECT_EX)
                ? call.proceeding(NdkDisconnectEventCallbackEx.class, original -> (context, reason) -> {
                    NdkQp qp = Objects.requireNonNull(queuePairs.get(call.object()));
                    table(qp).flush(qp);
                    original.disconnectEvent(context, reason);
                })
                : call.proceed();
    }
}
