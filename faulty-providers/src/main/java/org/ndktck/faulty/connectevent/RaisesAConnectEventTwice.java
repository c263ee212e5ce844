package org.ndktck.faulty.connectevent;

import static org.ndktck.catalog.RequirementId.CEV_05;

import org.ndktck.api.NdkConnectEventCallback;
import org.ndktck.faulty.*;

/** Raises the connect event of a listener without a context on two paths. */
@Fault(value = "F82", grade = Grade.SUBTLE)
@Breaks(CEV_05)
public final class RaisesAConnectEventTwice extends InterceptingProvider {

    @Override
    protected NdkConnectEventCallback connectEvent(NdkConnectEventCallback original) {
        return (context, connector) -> {
            original.connectEvent(context, connector);
            if (context == 0) {
                original.connectEvent(context, connector);
            }
        };
    }
}
