package org.ndktck.faulty.event;

import static org.ndktck.catalog.RequirementId.CEV_03;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.CloseArgs;
import org.ndktck.api.NdkConnectEventCallback;
import org.ndktck.api.NdkConnector;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Delivers the connector of the request before, as long as it is open, to a listener without a context. */
@Fault(value = "F248", grade = SUBTLE)
@Breaks(CEV_03)
public final class DeliversOneConnectorForTwoRequests extends InterceptingProvider {

    private final Set<NdkConnector> open = Collections.synchronizedSet(new LinkedHashSet<>());

    @Override
    protected @Nullable Object call(Intercepted call) {
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
