package org.ndktck.faulty.connectevent;

import static org.ndktck.catalog.RequirementId.CEV_03;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;

import java.util.*;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Delivers the connector of the oldest request that is still open, whichever request has come. */
@Fault(value = "F596", grade = Grade.MODERATE)
@Breaks(CEV_03)
public final class DeliversTheOldestOpenConnector extends InterceptingProvider {

    private final Set<NdkConnector> open = Collections.synchronizedSet(new LinkedHashSet<>());

    @Override
    protected Object call(Intercepted call) {
        if (call.is(CLOSE_CONNECTOR)) {
            open.remove(call.object());
        }
        return call.proceed();
    }

    @Override
    protected NdkConnectEventCallback connectEvent(NdkConnectEventCallback original) {
        return (context, connector) -> {
            NdkConnector oldest = open.stream().findFirst().orElse(connector);
            if (connector.equals(oldest)) {
                open.add(connector);
            } else {
                connector.dispatch().closeConnector(connector, new CloseArgs(ignored -> {}, 0));
            }
            original.connectEvent(context, oldest);
        };
    }
}
