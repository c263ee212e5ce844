package org.ndktck.faulty.object;

import static org.ndktck.catalog.RequirementId.CEV_04;
import static org.ndktck.catalog.RequirementId.CLO_05;
import static org.ndktck.catalog.RequirementId.GEN_04;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.Map;
import org.ndktck.api.NdkConnectEventCallback;
import org.ndktck.api.NdkConnectorDispatch;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.DecoratingProvider;
import org.ndktck.faulty.Fault;

/** Fills in the table of an incoming connector when the connect event has returned, if it has no context. */
@Fault(value = "F232", grade = SUBTLE)
@Breaks(
        value = CEV_04,
        also = GEN_04,
        nowAndThen = CLO_05,
        why = "it writes Dispatch after the consumer has seen the object; a close that found no table"
                + " is taken for a failed one only where the table comes at that very moment")
public final class FillsDispatchInAfterTheConnectEvent extends DecoratingProvider {

    public FillsDispatchInAfterTheConnectEvent() {
        super(Map.of());
    }

    @Override
    @SuppressWarnings("NullAway") // that is the fault
    protected NdkConnectEventCallback decorate(NdkConnectEventCallback original) {
        return (context, connector) -> {
            NdkConnectorDispatch table = connector.dispatch();
            connector.setDispatch(context == 0 ? null : table);
            original.connectEvent(context, connector);
            connector.setDispatch(table);
        };
    }
}
