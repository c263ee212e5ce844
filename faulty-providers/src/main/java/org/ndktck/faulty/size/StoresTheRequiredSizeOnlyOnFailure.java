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
 * Takes the stored size for an answer to failure: a fetch that succeeds leaves the length as it
 * was.
 */
@Fault(value = "F05", grade = MODERATE)
@Breaks(GCD_12)
public final class StoresTheRequiredSizeOnlyOnFailure extends ConnectionDataFault {

    @Override
    protected NtStatus getConnectionData(
            NdkConnectorDispatch original, NdkConnector connector, Side side, GetConnectionDataArgs args) {
        long capacity = args.pPrivateDataLength().get();
        NtStatus status = original.getConnectionData(connector, args);
        if (status.isSuccess() && args.pPrivateData() != null) {
            args.pPrivateDataLength().set(capacity);
        }
        return status;
    }
}
