package org.ndktck.faulty.controlconnectevents;

import static org.ndktck.catalog.RequirementId.LIS_31;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Takes a pause for a reason to reject what the consumer is still deciding. */
@Fault(value = "F391", grade = Grade.MODERATE)
@Breaks(LIS_31)
public final class DropsDeliveredRequestsWhenPaused extends InterceptingProvider {

    private final Set<NdkConnector> undecided = ConcurrentHashMap.newKeySet();

    @Override
    protected Object call(Intercepted call) {
        if (call.object() instanceof NdkConnector connector && call.is(ACCEPT, ACCEPT_EX, REJECT, CLOSE_CONNECTOR)) {
            undecided.remove(connector);
        }
        if (call.is(CONTROL_CONNECT_EVENTS) && Boolean.TRUE.equals(call.args())) {
            undecided.forEach(connector -> table(connector).reject(connector, new RejectArgs(null, 0)));
        }
        return call.proceed();
    }

    @Override
    protected NdkConnectEventCallback connectEvent(NdkConnectEventCallback original) {
        return (context, connector) -> {
            undecided.add(connector);
            original.connectEvent(context, connector);
        };
    }
}
