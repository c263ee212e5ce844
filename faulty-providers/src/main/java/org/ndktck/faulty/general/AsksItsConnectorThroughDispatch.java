package org.ndktck.faulty.general;

import static org.ndktck.catalog.RequirementId.GEN_04;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Calls itself the way the consumer does, through the table that is in the object. */
@Fault(value = "F239", grade = Grade.EXTREMELY_SUBTLE)
@Breaks(GEN_04)
public final class AsksItsConnectorThroughDispatch extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        if (call.is(COMPLETE_CONNECT, COMPLETE_CONNECT_EX) && call.object() instanceof NdkConnector connector) {
            connector.dispatch().getLocalAddress(connector, new GetAddressArgs(null, new UlongCell()));
        }
        return call.proceed();
    }
}
