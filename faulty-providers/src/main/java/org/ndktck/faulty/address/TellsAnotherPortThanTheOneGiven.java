package org.ndktck.faulty.address;

import static org.ndktck.catalog.RequirementId.GLA_11;
import static org.ndktck.catalog.RequirementId.LIS_34;
import static org.ndktck.catalog.RequirementId.SEP_18;
import static org.ndktck.faulty.DispatchFunction.CONNECT;
import static org.ndktck.faulty.DispatchFunction.GET_LOCAL_ADDRESS;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.GetAddressArgs;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.AddressFault;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;

/** Tells a port of the range that the provider chooses from, also where the consumer has chosen. */
@Fault(value = "F329", grade = MODERATE)
@Breaks({GLA_11, LIS_34, SEP_18})
public final class TellsAnotherPortThanTheOneGiven extends AddressFault {

    private static final int FIRST_EPHEMERAL = 49152;

    private final Set<NdkObject<?>> connecting = ConcurrentHashMap.newKeySet();

    @Override
    protected @Nullable Object otherCall(Intercepted call) {
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
