package org.ndktck.faulty.address;

import static org.ndktck.catalog.RequirementId.ACC_23;
import static org.ndktck.catalog.RequirementId.CSE_02;
import static org.ndktck.catalog.RequirementId.GLA_09;
import static org.ndktck.catalog.RequirementId.GLA_10;
import static org.ndktck.faulty.DispatchFunction.ACCEPT;
import static org.ndktck.faulty.DispatchFunction.ACCEPT_EX;
import static org.ndktck.faulty.DispatchFunction.CONNECT_WITH_SHARED_ENDPOINT;
import static org.ndktck.faulty.DispatchFunction.GET_LOCAL_ADDRESS;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.GetAddressArgs;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.AddressFault;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;

/** Tells a connector the address of its listener or shared endpoint without the port, where the provider chose it. */
@Fault(value = "F623", grade = SUBTLE)
@Breaks({GLA_09, GLA_10, ACC_23, CSE_02})
public final class TellsNoPortOfAnInheritedAddress extends AddressFault {

    private static final int FIRST_EPHEMERAL = 49152;

    private final Set<NdkObject<?>> inheriting = ConcurrentHashMap.newKeySet();

    @Override
    protected @Nullable Object otherCall(Intercepted call) {
        if (call.is(ACCEPT, ACCEPT_EX, CONNECT_WITH_SHARED_ENDPOINT)) {
            inheriting.add(call.object());
        }
        return call.proceed();
    }

    @Override
    protected NtStatus address(Intercepted call, GetAddressArgs args) {
        NdkSockaddr address = told(call);
        boolean chosen = call.is(GET_LOCAL_ADDRESS)
                && inheriting.contains(call.object())
                && address != null
                && address.port() >= FIRST_EPHEMERAL;
        return chosen ? tell(Objects.requireNonNull(address).withPort(1), args) : call.status();
    }
}
