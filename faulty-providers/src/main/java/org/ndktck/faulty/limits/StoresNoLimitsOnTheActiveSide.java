package org.ndktck.faulty.limits;

import static org.ndktck.catalog.RequirementId.CON_12;
import static org.ndktck.catalog.RequirementId.CSE_22;
import static org.ndktck.catalog.RequirementId.GCD_03;
import static org.ndktck.catalog.RequirementId.GCD_04;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.ndktck.api.GetConnectionDataArgs;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkConnectorDispatch;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.ConnectionDataFault;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Side;

/** Leaves both limit cells alone on the side that connected. */
@Fault(value = "F276", grade = MODERATE)
@Breaks({GCD_03, GCD_04, CON_12, CSE_22})
public final class StoresNoLimitsOnTheActiveSide extends ConnectionDataFault {

    @Override
    protected NtStatus getConnectionData(
            NdkConnectorDispatch original, NdkConnector connector, Side side, GetConnectionDataArgs args) {
        return original.getConnectionData(
                connector,
                side == Side.ACTIVE
                        ? new GetConnectionDataArgs(null, null, args.pPrivateData(), args.pPrivateDataLength())
                        : args);
    }
}
