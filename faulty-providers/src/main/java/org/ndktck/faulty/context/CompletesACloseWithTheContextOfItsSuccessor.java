package org.ndktck.faulty.context;

import static org.ndktck.catalog.RequirementId.CLO_08;
import static org.ndktck.catalog.RequirementId.GEN_13;
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
import org.ndktck.api.NdkCloseCompletion;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkQp;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Completes the close of a queue pair that a connector uses with the context of that connector's close. */
@Fault(value = "F644", grade = SUBTLE)
@Breaks({CLO_08, GEN_13})
public final class CompletesACloseWithTheContextOfItsSuccessor extends InterceptingProvider {

    private final Map<NdkObject<?>, NdkObject<?>> connectors = new ConcurrentHashMap<>();
    private final Map<NdkObject<?>, Long> closing = new ConcurrentHashMap<>();

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(CONNECT, CONNECT_WITH_SHARED_ENDPOINT, ACCEPT, ACCEPT_EX)) {
            connectors.put(Objects.requireNonNull(call.parameter(NdkQp.class)), call.object());
        } else if (call.is(CLOSE_CONNECTOR)) {
            closing.put(call.object(), call.requestContext());
        } else if (call.is(CLOSE_QP) && isInUse(call.object())) {
            NdkObject<?> connector = Objects.requireNonNull(connectors.get(call.object()));
            return call.proceed(call.with(
                    NdkCloseCompletion.class,
                    original -> context -> original.complete(closing.getOrDefault(connector, context))));
        }
        return call.proceed();
    }

    private boolean isInUse(NdkObject<?> qp) {
        NdkObject<?> connector = connectors.get(qp);
        return connector != null && !closing.containsKey(connector);
    }
}
