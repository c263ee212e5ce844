package org.ndktck.faulty.close;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Completes the close of a queue pair that a connector uses with the context of that connector's close. */
@Fault(value = "F644", grade = Grade.SUBTLE)
@Breaks({CLO_08, GEN_13})
public final class CompletesACloseWithTheContextOfItsSuccessor extends InterceptingProvider {

    private final Map<NdkObject<?>, NdkObject<?>> connectors = new ConcurrentHashMap<>();
    private final Map<NdkObject<?>, Long> closing = new ConcurrentHashMap<>();

    @Override
    protected Object call(Intercepted call) {
        if (call.is(CONNECT, CONNECT_WITH_SHARED_ENDPOINT, ACCEPT, ACCEPT_EX)) {
            connectors.put(call.given(NdkQp.class), call.object());
        } else if (call.is(CLOSE_CONNECTOR)) {
            closing.put(call.object(), call.requestContext());
        } else if (call.is(CLOSE_QP) && isInUse(call.object())) {
            NdkObject<?> connector = Objects.requireNonNull(connectors.get(call.object()));
            return call.proceeding(
                    NdkCloseCompletion.class,
                    original -> context -> original.complete(closing.getOrDefault(connector, context)));
        }
        return call.proceed();
    }

    private boolean isInUse(NdkObject<?> qp) {
        NdkObject<?> connector = connectors.get(qp);
        return connector != null && !closing.containsKey(connector);
    }
}
