package org.ndktck.faulty.size;

import static org.ndktck.catalog.RequirementId.GCD_12;
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
 * Stores how many bytes it copied, as functions that read usually do, and so never more than the
 * capacity.
 */
@Fault(value = "F06", grade = MODERATE)
@Breaks(GCD_12)
public final class StoresTheNumberOfBytesCopied extends ConnectionDataFault {

    @Override
    protected NtStatus getConnectionData(
            NdkConnectorDispatch original, NdkConnector connector, Side side, GetConnectionDataArgs args) {
        long capacity = args.pPrivateDataLength().get();
        NtStatus status = original.getConnectionData(connector, args);
        if (args.pPrivateData() != null) {
            args.pPrivateDataLength()
                    .set(Math.min(capacity, args.pPrivateDataLength().get()));
        }
        return status;
    }
}
