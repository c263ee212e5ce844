package org.ndktck.faulty.close;

import static org.ndktck.catalog.RequirementId.LIF_09;
import static org.ndktck.faulty.DispatchFunction.ACCEPT;
import static org.ndktck.faulty.DispatchFunction.ACCEPT_EX;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;
import static org.ndktck.faulty.DispatchFunction.CLOSE_QP;
import static org.ndktck.faulty.DispatchFunction.CONNECT;
import static org.ndktck.faulty.DispatchFunction.CONNECT_WITH_SHARED_ENDPOINT;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.CloseArgs;
import org.ndktck.api.NdkCloseCompletion;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkQp;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Completes the close of a queue pair as soon as the close of its connector is called. */
@Fault(value = "F684", grade = SUBTLE)
@Breaks(LIF_09)
public final class CompletesAQueuePairWithTheCallThatClosesItsConnector extends InterceptingProvider {

    private final Map<NdkObject<?>, NdkObject<?>> queuePairs = new ConcurrentHashMap<>();
    private final Map<NdkObject<?>, CloseArgs> waiting = new ConcurrentHashMap<>();

    public CompletesAQueuePairWithTheCallThatClosesItsConnector() {
        super(Map.of("completion", "pending"));
    }

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(CONNECT, CONNECT_WITH_SHARED_ENDPOINT, ACCEPT, ACCEPT_EX)) {
            queuePairs.put(call.object(), Objects.requireNonNull(call.parameter(NdkQp.class)));
        } else if (call.is(CLOSE_QP) && queuePairs.containsValue(call.object())) {
            waiting.put(call.object(), (CloseArgs) Objects.requireNonNull(call.args()));
            return call.proceed(call.with(NdkCloseCompletion.class, original -> context -> complete(call.object())));
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
