package org.ndktck.faulty.address;

import static org.ndktck.catalog.RequirementId.ACC_23;
import static org.ndktck.catalog.RequirementId.CSE_02;
import static org.ndktck.catalog.RequirementId.GLA_08;
import static org.ndktck.catalog.RequirementId.GLA_09;
import static org.ndktck.catalog.RequirementId.GLA_10;
import static org.ndktck.catalog.RequirementId.GLA_11;
import static org.ndktck.faulty.DispatchFunction.GET_LOCAL_ADDRESS;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.ndktck.api.GetAddressArgs;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkConnectorDispatch;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.AddressFault;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;

/** Takes the two ends of a connection for one another: the local address is that of the peer. */
@Fault(value = "F574", grade = MODERATE)
@Breaks({GLA_08, GLA_09, GLA_10, GLA_11, ACC_23, CSE_02})
public final class TellsThePeersAddressAsItsOwn extends AddressFault {

    @Override
    protected NtStatus address(Intercepted call, GetAddressArgs args) {
        return call.is(GET_LOCAL_ADDRESS) && call.object() instanceof NdkConnector connector
                ? ((NdkConnectorDispatch) call.table()).getPeerAddress(connector, args)
                : call.status();
    }
}
