package org.ndktck.faulty.getlocaladdress;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Tells a port of the range that the provider chooses from, also where the consumer has chosen. */
@Fault(value = "F329", grade = Grade.MODERATE)
@Breaks({GLA_11, LIS_34, SEP_18})
public final class TellsAnotherPortThanTheOneGiven extends AddressFault {

    private static final int FIRST_EPHEMERAL = 49152;

    private final ObjectSet connecting = new ObjectSet();

    @Override
    protected Object otherCall(Intercepted call) {
        if (call.is(CONNECT)) {
            connecting.add(call.object());
        }
        return call.proceed();
    }

    @Override
    protected NtStatus address(Intercepted call, GetAddressArgs args) {
        NdkSockaddr address = told(call);
        boolean own = call.is(GET_LOCAL_ADDRESS)
                && (!(call.object() instanceof NdkConnector) || connecting.contains(call.object()));
        return own && address != null && address.port() < FIRST_EPHEMERAL
                ? tell(address.withPort(FIRST_EPHEMERAL), args)
                : call.status();
    }
}
