package org.ndktck.faulty.lifetime;

import static org.ndktck.catalog.RequirementId.LIF_09;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Completes the close of a queue pair as soon as the close of its connector is called. */
@Fault(value = "F684", grade = Grade.SUBTLE)
@Breaks(LIF_09)
@Settings("completion=pending")
public final class CompletesAQueuePairWithTheCallThatClosesItsConnector extends InterceptingProvider {

    private final Map<NdkObject<?>, NdkObject<?>> queuePairs = new ConcurrentHashMap<>();
    private final Map<NdkObject<?>, CloseArgs> waiting = new ConcurrentHashMap<>();

    @Override
    protected Object call(Intercepted call) {
        if (call.is(CONNECT, CONNECT_WITH_SHARED_ENDPOINT, ACCEPT, ACCEPT_EX)) {
            queuePairs.put(call.object(), call.given(NdkQp.class));
        } else if (call.is(CLOSE_QP) && queuePairs.containsValue(call.object())) {
            waiting.put(call.object(), call.args(CloseArgs.class));
            return call.proceeding(NdkCloseCompletion.class, original -> context -> complete(call.object()));
        } else if (call.is(CLOSE_CONNECTOR)) {
            NdkObject<?> qp = queuePairs.remove(call.object());
            if (qp != null) {
                complete(qp);
            }
        }
        return call.proceed();
    }

    private void complete(NdkObject<?> qp) {
        CloseArgs close = waiting.remove(qp);
        if (close != null) {
            close.closeCompletion().complete(close.requestContext());
        }
    }
}
