package org.ndktck.faulty.traffic;

import static org.ndktck.catalog.RequirementId.ACC_03;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Loses the messages to a connector that was accepted over a shared endpoint. */
@Fault(value = "F520", grade = Grade.SUBTLE)
@Breaks(ACC_03)
public final class LosesMessagesOverASharedEndpoint extends ResultFault {

    private final ObjectSet incoming = new ObjectSet();

    private final ObjectSet queuePairs = new ObjectSet();

    private final Set<Long> lost = ConcurrentHashMap.newKeySet();

    private volatile boolean shared;

    @Override
    protected NdkConnectEventCallback connectEvent(NdkConnectEventCallback original) {
        return (context, connector) -> {
            if (shared) {
                incoming.add(connector);
            }
            original.connectEvent(context, connector);
        };
    }

    @Override
    protected Object otherCall(Intercepted call) {
        if (call.is(CONNECT, CONNECT_WITH_SHARED_ENDPOINT)) {
            shared = !call.is(CONNECT);
        } else if (call.is(ACCEPT, ACCEPT_EX) && incoming.contains(call.object())) {
            queuePairs.add(call.given(NdkQp.class));
        } else if (call.is(RECEIVE) && queuePairs.contains(call.object())) {
            lost.add(call.requestContext());
        }
        return call.proceed();
    }

    @Override
    protected void handingOut(List<NdkResult> results, long room) {
        results.removeIf(result -> result.status().isSuccess() && lost.contains(result.requestContext()));
    }
}
