package org.ndktck.faulty.limits;

import static org.ndktck.catalog.RequirementId.GCD_31;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.ndktck.api.GetConnectionDataArgs;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkConnectorDispatch;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.ConnectionDataFault;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Side;

/**
 * Stores the limits along with the private data only: a call without a buffer is answered with the
 * size alone. Samples fetch everything in one call, so nobody notices.
 */
@Fault(value = "F27", grade = MODERATE)
@Breaks(GCD_31)
public final class IgnoresTheLimitPointersOfASizeQuery extends ConnectionDataFault {

    @Override
    protected NtStatus getConnectionData(
            NdkConnectorDispatch original, NdkConnector connector, Side side, GetConnectionDataArgs args) {
        boolean fetch = args.pPrivateData() != null;
        return original.getConnectionData(
                connector,
                fetch ? args : new GetConnectionDataArgs(null, null, args.pPrivateData(), args.pPrivateDataLength()));
    }
}
