package org.ndktck.faulty.limits;

import static org.ndktck.catalog.RequirementId.GCD_05;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.ndktck.api.GetConnectionDataArgs;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkConnectorDispatch;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.ConnectionDataFault;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Side;

/** Stores the limits one after the other, the inbound one first: the only pointer gets the inbound limit, whichever it is. */
@Fault(value = "F510", grade = SUBTLE)
@Breaks(GCD_05)
public final class StoresTheInboundLimitInTheOnlyPointer extends ConnectionDataFault {

    @Override
    protected NtStatus getConnectionData(
            NdkConnectorDispatch original, NdkConnector connector, Side side, GetConnectionDataArgs args) {
        boolean only = args.pInboundReadLimit() == null && args.pOutboundReadLimit() != null;
        return original.getConnectionData(
                connector,
                only
                        ? new GetConnectionDataArgs(
                                args.pOutboundReadLimit(), null, args.pPrivateData(), args.pPrivateDataLength())
                        : args);
    }
}
