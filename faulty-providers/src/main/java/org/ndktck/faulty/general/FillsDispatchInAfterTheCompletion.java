package org.ndktck.faulty.general;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Fills in the table of a connector when its completion has returned, if it has no context. */
@Fault(value = "F231", grade = Grade.SUBTLE)
@Breaks({GEN_03, CRE_09})
@Settings("completion=pending")
public final class FillsDispatchInAfterTheCompletion extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return call.proceeding(NdkCreateCompletion.class, FillsDispatchInAfterTheCompletion::late);
    }

    @SuppressWarnings("NullAway") // that is the fault
    private static NdkCreateCompletion late(NdkCreateCompletion original) {
        return (context, status, object) -> {
            if (context == 0 && object instanceof NdkConnector connector) {
                NdkConnectorDispatch table = connector.dispatch();
                connector.setDispatch(null);
                original.complete(context, status, object);
                connector.setDispatch(table);
            } else {
                original.complete(context, status, object);
            }
        };
    }
}
