package org.ndktck.faulty.limits;

import static org.ndktck.catalog.RequirementId.GCD_30;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.ndktck.api.GetConnectionDataArgs;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkConnectorDispatch;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.ConnectionDataFault;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Side;
import org.ndktck.faulty.Tolerated;

/**
 * Returns early when the buffer is too small, before the limits are stored. The documents do not
 * forbid it.
 */
@Fault(value = "F25", grade = SUBTLE)
@Tolerated(GCD_30)
public final class StoresNoLimitsWhenTheBufferIsTooSmall extends ConnectionDataFault {

    @Override
    protected NtStatus getConnectionData(
            NdkConnectorDispatch original, NdkConnector connector, Side side, GetConnectionDataArgs args) {
        long capacity = args.pPrivateDataLength().get();
        NtStatus status = original.getConnectionData(
                connector, new GetConnectionDataArgs(null, null, args.pPrivateData(), args.pPrivateDataLength()));
        if (!status.isSuccess()) {
            return status;
        }
        args.pPrivateDataLength().set(capacity);
        return original.getConnectionData(connector, args);
    }
}
