package org.ndktck.faulty.limits;

import static org.ndktck.catalog.RequirementId.GCD_02;
import static org.ndktck.faulty.Fault.Grade.EXTREMELY_SUBTLE;

import org.ndktck.api.GetConnectionDataArgs;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkConnectorDispatch;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.ConnectionDataFault;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Side;

/**
 * Turns the limits around once more than needed on the active side, where they have crossed the
 * wire twice. Seen in a provider in the field.
 */
@Fault(value = "F56", grade = EXTREMELY_SUBTLE)
@Breaks(GCD_02)
public final class SwapsTheLimitCellsOnTheActiveSide extends ConnectionDataFault {

    @Override
    protected NtStatus getConnectionData(
            NdkConnectorDispatch original, NdkConnector connector, Side side, GetConnectionDataArgs args) {
        return original.getConnectionData(
                connector,
                side == Side.ACTIVE
                        ? new GetConnectionDataArgs(
                                args.pOutboundReadLimit(),
                                args.pInboundReadLimit(),
                                args.pPrivateData(),
                                args.pPrivateDataLength())
                        : args);
    }
}
