package org.ndktck.faulty.getpeeraddress;

import static org.ndktck.catalog.RequirementId.GPA_08;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Tells the local address where the peer's is asked for, on the side that connected. */
@Fault(value = "F330", grade = Grade.MODERATE)
@Breaks(GPA_08)
public final class TellsItsOwnAddressAsThePeers extends AddressFault {

    @Override
    protected Object otherCall(Intercepted call) {
        return call.proceed();
    }

    @Override
    protected NtStatus address(Intercepted call, GetAddressArgs args) {
        if (call.is(GET_PEER_ADDRESS) && isActive(call.object())) {
            return ((NdkConnectorDispatch) call.table()).getLocalAddress((NdkConnector) call.object(), args);
        }
        return call.status();
    }
}
