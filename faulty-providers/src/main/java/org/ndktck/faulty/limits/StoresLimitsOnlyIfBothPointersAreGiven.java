package org.ndktck.faulty.limits;

import static org.ndktck.catalog.RequirementId.GCD_05;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.ndktck.api.GetConnectionDataArgs;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkConnectorDispatch;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.ConnectionDataFault;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Side;

/** Tests the two limit pointers together: who asks for one limit gets none. */
@Fault(value = "F26", grade = MODERATE)
@Breaks(GCD_05)
public final class StoresLimitsOnlyIfBothPointersAreGiven extends ConnectionDataFault {

    @Override
    protected NtStatus getConnectionData(
            NdkConnectorDispatch original, NdkConnector connector, Side side, GetConnectionDataArgs args) {
        boolean both = args.pInboundReadLimit() != null && args.pOutboundReadLimit() != null;
        return original.getConnectionData(
                connector,
                both ? args : new GetConnectionDataArgs(null, null, args.pPrivateData(), args.pPrivateDataLength()));
    }
}
