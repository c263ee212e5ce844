package org.ndktck.faulty.getlocaladdress;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Tells the local address of an accepted connector without its port: that is the listener's. */
@Fault(value = "F327", grade = Grade.MODERATE)
@Breaks({GLA_09, ACC_23})
public final class TellsNoPortOfAnAcceptedConnector extends AddressFault {

    private final ObjectSet accepted = new ObjectSet();

    @Override
    protected Object otherCall(Intercepted call) {
        if (call.is(ACCEPT, ACCEPT_EX)) {
            accepted.add(call.object());
        }
        return call.proceed();
    }

    @Override
    protected NtStatus address(Intercepted call, GetAddressArgs args) {
        NdkSockaddr address = told(call);
        boolean passive = call.is(GET_LOCAL_ADDRESS) && accepted.contains(call.object());
        return passive && address != null ? tell(address.withPort(1), args) : call.status();
    }
}
