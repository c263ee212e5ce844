package org.ndktck.faulty.connectevent;

import static org.ndktck.catalog.RequirementId.CEV_03;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Delivers the connector of the request before, as long as it is open, to a listener without a context. */
@Fault(value = "F248", grade = Grade.SUBTLE)
@Breaks(CEV_03)
public final class DeliversOneConnectorForTwoRequests extends InterceptingProvider {

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
            NdkConnector before =
                    context == 0 && !open.isEmpty() ? open.iterator().next() : connector;
            if (connector.equals(before)) {
                open.add(connector);
            } else {
                connector.dispatch().closeConnector(connector, new CloseArgs(ignored -> {}, 0));
            }
            original.connectEvent(context, before);
        };
    }
}
