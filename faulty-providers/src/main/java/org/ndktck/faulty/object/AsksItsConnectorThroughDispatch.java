package org.ndktck.faulty.object;

import static org.ndktck.catalog.RequirementId.GEN_04;
import static org.ndktck.faulty.DispatchFunction.COMPLETE_CONNECT;
import static org.ndktck.faulty.DispatchFunction.COMPLETE_CONNECT_EX;
import static org.ndktck.faulty.Fault.Grade.EXTREMELY_SUBTLE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.GetAddressArgs;
import org.ndktck.api.NdkConnector;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;
import org.ndktck.faulty.UlongCell;

/** Calls itself the way the consumer does, through the table that is in the object. */
@Fault(value = "F239", grade = EXTREMELY_SUBTLE)
@Breaks(GEN_04)
public final class AsksItsConnectorThroughDispatch extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(COMPLETE_CONNECT, COMPLETE_CONNECT_EX) && call.object() instanceof NdkConnector connector) {
            connector.dispatch().getLocalAddress(connector, new GetAddressArgs(null, new UlongCell()));
        }
        return call.proceed();
    }
}
