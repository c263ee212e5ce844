package org.ndktck.faulty.connectevent;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.api.NdkConnectEventCallback;
import org.ndktck.faulty.*;

/** Keeps the listener's context nowhere, and raises connect events with NULL. */
@Fault(value = "F138", grade = Grade.MODERATE)
@Breaks({CEV_02, GEN_13})
public final class RaisesConnectEventsWithANullContext extends InterceptingProvider {

    @Override
    protected NdkConnectEventCallback connectEvent(NdkConnectEventCallback original) {
        return (context, connector) -> original.connectEvent(0, connector);
    }
}
