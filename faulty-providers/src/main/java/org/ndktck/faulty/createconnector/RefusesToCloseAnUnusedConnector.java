package org.ndktck.faulty.createconnector;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Has nothing to close where nothing was connected, and says so. */
@Fault(value = "F356", grade = Grade.SUBTLE)
@Breaks(value = CRE_11, also = CLO_05, why = "a close that is refused is a close that fails")
public final class RefusesToCloseAnUnusedConnector extends InterceptingProvider {

    private final ObjectSet used = new ObjectSet();

    @Override
    protected NdkConnectEventCallback connectEvent(NdkConnectEventCallback original) {
        return (context, connector) -> {
            used.add(connector);
            original.connectEvent(context, connector);
        };
    }

    @Override
    protected Object call(Intercepted call) {
        if (!call.is(CLOSE_CONNECTOR)) {
            used.add(call.object());
            return call.proceed();
        }
        if (used.remove(call.object())) {
            return call.proceed();
        }
        return call.closingUntold(NtStatus.STATUS_CONNECTION_INVALID);
    }
}
