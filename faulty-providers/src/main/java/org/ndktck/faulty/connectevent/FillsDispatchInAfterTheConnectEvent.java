package org.ndktck.faulty.connectevent;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Fills in the table of an incoming connector when the connect event has returned, if it has no context. */
@Fault(value = "F232", grade = Grade.SUBTLE)
@Breaks(
        value = CEV_04,
        also = GEN_04,
        nowAndThen = CLO_05,
        why = "it writes Dispatch after the consumer has seen the object; a close that found no table"
                + " is taken for a failed one only where the table comes at that very moment")
public final class FillsDispatchInAfterTheConnectEvent extends InterceptingProvider {

    @Override
    @SuppressWarnings("NullAway") // that is the fault
    protected NdkConnectEventCallback connectEvent(NdkConnectEventCallback original) {
        return (context, connector) -> {
            NdkConnectorDispatch table = connector.dispatch();
            connector.setDispatch(context == 0 ? null : table);
            original.connectEvent(context, connector);
            connector.setDispatch(table);
        };
    }
}
