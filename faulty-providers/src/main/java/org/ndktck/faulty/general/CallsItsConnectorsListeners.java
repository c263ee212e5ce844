package org.ndktck.faulty.general;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Makes connectors from the template of listeners, type included. */
@Fault(value = "F501", grade = Grade.BLATANT)
@Breaks({GEN_06, CRE_09})
@Settings("completion=pending")
public final class CallsItsConnectorsListeners extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return call.proceeding(
                NdkCreateCompletion.class,
                original -> (context, status, object) -> original.complete(
                        context, status, object instanceof NdkConnector connector ? mistaken(connector) : object));
    }

    private static NdkObject<?> mistaken(NdkConnector connector) {
        return new NdkObject<Object>(connector.version(), NdkObjectType.LISTENER, connector.dispatch()) {};
    }
}
