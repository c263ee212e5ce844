package org.ndktck.faulty.context;

import static org.ndktck.catalog.RequirementId.CEV_02;
import static org.ndktck.catalog.RequirementId.GEN_13;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import java.util.Map;
import org.ndktck.api.NdkConnectEventCallback;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.DecoratingProvider;
import org.ndktck.faulty.Fault;

/** Keeps the listener's context nowhere, and raises connect events with NULL. */
@Fault(value = "F138", grade = MODERATE)
@Breaks({CEV_02, GEN_13})
public final class RaisesConnectEventsWithANullContext extends DecoratingProvider {

    public RaisesConnectEventsWithANullContext() {
        super(Map.of());
    }

    @Override
    protected NdkConnectEventCallback decorate(NdkConnectEventCallback original) {
        return (context, connector) -> original.connectEvent(0, connector);
    }
}
