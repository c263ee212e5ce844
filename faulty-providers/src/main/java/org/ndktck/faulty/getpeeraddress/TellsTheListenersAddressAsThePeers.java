package org.ndktck.faulty.getpeeraddress;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Tells the local address where the peer's is asked for, on the side that accepted. */
@Fault(value = "F331", grade = Grade.MODERATE)
@Breaks({GPA_09, GLA_08, CSE_02})
public final class TellsTheListenersAddressAsThePeers extends AddressFault {

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
        if (call.is(GET_PEER_ADDRESS) && accepted.contains(call.object())) {
            return ((NdkConnectorDispatch) call.table()).getLocalAddress((NdkConnector) call.object(), args);
        }
        return call.status();
    }
}
