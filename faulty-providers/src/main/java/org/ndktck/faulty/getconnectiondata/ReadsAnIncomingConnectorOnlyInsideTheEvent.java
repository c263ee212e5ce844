package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.GCD_20;
import static org.ndktck.faulty.DispatchFunction.GET_CONNECTION_DATA;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Forgets what a request brought when the connect event returns. */
@Fault(value = "F266", grade = Grade.MODERATE)
@Breaks(GCD_20)
public final class ReadsAnIncomingConnectorOnlyInsideTheEvent extends InterceptingProvider {

    private final ThreadLocal<Boolean> inside = ThreadLocal.withInitial(() -> false);

    @Override
    protected NdkConnectEventCallback connectEvent(NdkConnectEventCallback original) {
        return (context, connector) -> {
            inside.set(true);
            incoming.add(connector);
            original.connectEvent(context, connector);
            inside.set(false);
        };
    }

    private final ObjectSet incoming = new ObjectSet();

    @Override
    protected Object call(Intercepted call) {
        boolean late = call.is(GET_CONNECTION_DATA) && incoming.contains(call.object()) && !inside.get();
        return late ? NtStatus.STATUS_CONNECTION_INVALID : call.proceed();
    }
}
