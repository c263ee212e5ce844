package org.ndktck.faulty.limits;

import static org.ndktck.catalog.RequirementId.GCD_04;
import static org.ndktck.faulty.Fault.Grade.BLATANT;

import org.ndktck.api.GetConnectionDataArgs;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkConnectorDispatch;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.ConnectionDataFault;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Side;

/** Leaves the outbound limit to whatever the consumer had there: few consumers ask for it. */
@Fault(value = "F132", grade = BLATANT)
@Breaks(GCD_04)
public final class NeverStoresTheOutboundLimit extends ConnectionDataFault {

    @Override
    protected NtStatus getConnectionData(
            NdkConnectorDispatch original, NdkConnector connector, Side side, GetConnectionDataArgs args) {
        return original.getConnectionData(
                connector,
                new GetConnectionDataArgs(
                        args.pInboundReadLimit(), null, args.pPrivateData(), args.pPrivateDataLength()));
    }
}
