package org.ndktck.faulty.limits;

import static org.ndktck.catalog.RequirementId.GCD_02;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.ndktck.api.GetConnectionDataArgs;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkConnectorDispatch;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.ConnectionDataFault;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Side;

/**
 * Stores the inbound limit where the outbound one belongs and the other way round. Equal limits
 * hide it. Seen in a provider in the field.
 */
@Fault(value = "F55", grade = SUBTLE)
@Breaks(GCD_02)
public final class SwapsTheLimitCells extends ConnectionDataFault {

    @Override
    protected NtStatus getConnectionData(
            NdkConnectorDispatch original, NdkConnector connector, Side side, GetConnectionDataArgs args) {
        return original.getConnectionData(
                connector,
                new GetConnectionDataArgs(
                        args.pOutboundReadLimit(),
                        args.pInboundReadLimit(),
                        args.pPrivateData(),
                        args.pPrivateDataLength()));
    }
}
