package org.ndktck.faulty.limits;

import static org.ndktck.catalog.RequirementId.GCD_31;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.ndktck.api.GetConnectionDataArgs;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkConnectorDispatch;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.ConnectionDataFault;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Side;
import org.ndktck.faulty.UlongCell;

/** Is done with a size query that finds no data before it comes to the limits. */
@Fault(value = "F715", grade = SUBTLE)
@Breaks(GCD_31)
public final class LeavesTheLimitsOutWhereNothingIsRequired extends ConnectionDataFault {

    @Override
    protected NtStatus getConnectionData(
            NdkConnectorDispatch original, NdkConnector connector, Side side, GetConnectionDataArgs args) {
        UlongCell required = new UlongCell();
        original.getConnectionData(connector, new GetConnectionDataArgs(null, null, null, required));
        return original.getConnectionData(
                connector,
                args.pPrivateData() == null && required.get() == 0
                        ? new GetConnectionDataArgs(null, null, null, args.pPrivateDataLength())
                        : args);
    }
}
