package org.ndktck.faulty.limits;

import static org.ndktck.catalog.RequirementId.GCD_03;
import static org.ndktck.faulty.Fault.Grade.BLATANT;

import org.ndktck.api.GetConnectionDataArgs;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkConnectorDispatch;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.ConnectionDataFault;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Side;

/** Leaves the inbound limit to whatever the consumer had there: few consumers ask for it. */
@Fault(value = "F131", grade = BLATANT)
@Breaks(GCD_03)
public final class NeverStoresTheInboundLimit extends ConnectionDataFault {

    @Override
    protected NtStatus getConnectionData(
            NdkConnectorDispatch original, NdkConnector connector, Side side, GetConnectionDataArgs args) {
        return original.getConnectionData(
                connector,
                new GetConnectionDataArgs(
                        null, args.pOutboundReadLimit(), args.pPrivateData(), args.pPrivateDataLength()));
    }
}
