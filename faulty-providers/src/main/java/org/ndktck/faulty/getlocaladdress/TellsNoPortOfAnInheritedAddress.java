package org.ndktck.faulty.getlocaladdress;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.Objects;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Tells a connector the address of its listener or shared endpoint without the port, where the provider chose it. */
@Fault(value = "F623", grade = Grade.SUBTLE)
@Breaks({GLA_09, GLA_10, ACC_23, CSE_02})
public final class TellsNoPortOfAnInheritedAddress extends AddressFault {

    private static final int FIRST_EPHEMERAL = 49152;

    private final ObjectSet inheriting = new ObjectSet();

    @Override
    protected Object otherCall(Intercepted call) {
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
