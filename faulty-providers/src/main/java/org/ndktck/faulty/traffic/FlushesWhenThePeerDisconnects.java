package org.ndktck.faulty.traffic;

import static org.ndktck.catalog.RequirementId.DEV_07;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.*;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Flushes the queue pair before it tells of the peer's disconnect. */
@Fault(value = "F410", grade = Grade.SUBTLE)
@Tolerated(DEV_07)
public final class FlushesWhenThePeerDisconnects extends InterceptingProvider {

    private final Map<NdkObject<?>, NdkQp> queuePairs = new ConcurrentHashMap<>();

    @Override
    protected Object call(Intercepted call) {
        if (call.is(ACCEPT, CONNECT, CONNECT_WITH_SHARED_ENDPOINT)) {
            queuePairs.put(call.object(), call.given(NdkQp.class));
        }
        return call.is(ACCEPT, COMPLETE_CONNECT)
                ? call.proceeding(NdkDisconnectEventCallback.class, original -> context -> {
                    NdkQp qp = Objects.requireNonNull(queuePairs.get(call.object()));
                    table(qp).flush(qp);
                    original.disconnectEvent(context);
                })
                : call.proceed();
    }
}
