package org.ndktck.faulty.getlocaladdress;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.GET_LOCAL_ADDRESS;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Takes the two ends of a connection for one another: the local address is that of the peer. */
@Fault(value = "F574", grade = Grade.MODERATE)
@Breaks({GLA_08, GLA_09, GLA_10, GLA_11, ACC_23, CSE_02})
public final class TellsThePeersAddressAsItsOwn extends AddressFault {

    @Override
    protected NtStatus address(Intercepted call, GetAddressArgs args) {
        return call.is(GET_LOCAL_ADDRESS) && call.object() instanceof NdkConnector connector
                ? ((NdkConnectorDispatch) call.table()).getPeerAddress(connector, args)
                : call.status();
    }
}
