package org.ndktck.faulty.connect;

import static org.ndktck.api.NtStatus.STATUS_SUCCESS;
import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.CONNECT;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Tells that a connect has succeeded when its request has reached the peer. */
@Fault(value = "F543", grade = Grade.MODERATE)
@Breaks(
        value = CON_32,
        also = {REJ_10, CLO_23},
        nowAndThen = {LIF_01, GCD_22, CMP_15},
        why = "a connect that has succeeded is neither refused nor abandoned later; what is called"
                + " inside its completion, to read or to complete, fails where the accept comes later than"
                + " that")
@Settings("completion=pending")
public final class SucceedsAConnectOnceItIsDelivered extends InterceptingProvider {

    private final Queue<Runnable> requests = new ConcurrentLinkedQueue<>();

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
    protected Object call(Intercepted call) {
        if (!call.is(CONNECT)) {
            return call.proceed();
        }
        NdkRequestCompletion completion = call.given(NdkRequestCompletion.class);
        Runnable success = () -> completion.complete(call.requestContext(), STATUS_SUCCESS);
        requests.add(success);
        return call.proceeding(NdkRequestCompletion.class, original -> (context, status) -> {
            if (requests.remove(success)) {
                original.complete(context, status);
            }
        });
    }
}
