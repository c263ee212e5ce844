package org.ndktck.faulty.establishing;

import static org.ndktck.api.NtStatus.STATUS_SUCCESS;
import static org.ndktck.catalog.RequirementId.CLO_23;
import static org.ndktck.catalog.RequirementId.CMP_15;
import static org.ndktck.catalog.RequirementId.CON_32;
import static org.ndktck.catalog.RequirementId.GCD_22;
import static org.ndktck.catalog.RequirementId.LIF_01;
import static org.ndktck.catalog.RequirementId.REJ_10;
import static org.ndktck.faulty.DispatchFunction.CONNECT;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import java.util.Map;
import java.util.Objects;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkConnectEventCallback;
import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Tells that a connect has succeeded when its request has reached the peer. */
@Fault(value = "F543", grade = MODERATE)
@Breaks(
        value = CON_32,
        also = {REJ_10, CLO_23},
        nowAndThen = {LIF_01, GCD_22, CMP_15},
        why = "a connect that has succeeded is neither refused nor abandoned later; what is called"
                + " inside its completion, to read or to complete, fails where the accept comes later than"
                + " that")
public final class SucceedsAConnectOnceItIsDelivered extends InterceptingProvider {

    private final Queue<Runnable> requests = new ConcurrentLinkedQueue<>();

    public SucceedsAConnectOnceItIsDelivered() {
        super(Map.of("completion", "pending"));
    }

    @Override
    protected NdkConnectEventCallback connectEvent(NdkConnectEventCallback original) {
        return (context, connector) -> {
            original.connectEvent(context, connector);
            Runnable success = requests.poll();
            if (success != null) {
                success.run();
            }
        };
    }

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (!call.is(CONNECT)) {
            return call.proceed();
        }
        NdkRequestCompletion completion = Objects.requireNonNull(call.parameter(NdkRequestCompletion.class));
        Runnable success = () -> completion.complete(call.requestContext(), STATUS_SUCCESS);
        requests.add(success);
        return call.proceed(call.with(NdkRequestCompletion.class, original -> (context, status) -> {
            if (requests.remove(success)) {
                original.complete(context, status);
            }
        }));
    }
}
