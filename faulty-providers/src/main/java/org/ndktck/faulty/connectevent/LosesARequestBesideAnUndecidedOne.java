package org.ndktck.faulty.connectevent;

import static org.ndktck.catalog.RequirementId.CEV_01;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Has room for one request at a time: another one stays until the listener is closed, and brings no event. */
@Fault(value = "F393", grade = Grade.SUBTLE)
@Breaks(CEV_01)
public final class LosesARequestBesideAnUndecidedOne extends InterceptingProvider {

    private final Set<NdkConnector> undecided = ConcurrentHashMap.newKeySet();
    private final Set<NdkConnector> lost = ConcurrentHashMap.newKeySet();

    @Override
    protected Object call(Intercepted call) {
        if (call.object() instanceof NdkConnector connector && call.is(ACCEPT, ACCEPT_EX, REJECT, CLOSE_CONNECTOR)) {
            undecided.remove(connector);
        }
        if (call.is(CLOSE_LISTENER)) {
            lost.forEach(this::close);
        }
        return call.proceed();
    }

    private void close(NdkConnector connector) {
        if (lost.remove(connector)) {
            connector.dispatch().closeConnector(connector, new CloseArgs(closed -> {}, 0));
        }
    }

    @Override
    protected NdkConnectEventCallback connectEvent(NdkConnectEventCallback original) {
        return (context, connector) -> {
            if (undecided.isEmpty()) {
                undecided.add(connector);
                original.connectEvent(context, connector);
            } else {
                lost.add(connector);
            }
        };
    }
}
