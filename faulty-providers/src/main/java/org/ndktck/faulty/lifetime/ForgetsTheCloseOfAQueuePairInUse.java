package org.ndktck.faulty.lifetime;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Lets the close of a queue pair pend that a connector uses, and has forgotten it when the connector is closed. */
@Fault(value = "F471", grade = Grade.SUBTLE)
@Breaks(
        value = {LIF_07, QP_13},
        also = {CLO_04, CLO_07},
        why = "the close returns STATUS_PENDING and never completes")
@Settings("completion=pending")
public final class ForgetsTheCloseOfAQueuePairInUse extends InterceptingProvider {

    private final Map<NdkObject<?>, NdkObject<?>> connectors = new ConcurrentHashMap<>();
    private final ObjectSet closing = new ObjectSet();

    @Override
    protected Object call(Intercepted call) {
        if (call.is(CONNECT, CONNECT_WITH_SHARED_ENDPOINT, ACCEPT, ACCEPT_EX)) {
            connectors.put(call.given(NdkQp.class), call.object());
        } else if (call.is(CLOSE_CONNECTOR)) {
            closing.add(call.object());
        } else if (call.is(CLOSE_QP) && isInUse(call.object())) {
            return call.closingUntold(NtStatus.STATUS_PENDING);
        }
        return call.proceed();
    }

    private boolean isInUse(NdkObject<?> queuePair) {
        NdkObject<?> connector = connectors.get(queuePair);
        return connector != null && !closing.contains(connector);
    }
}
