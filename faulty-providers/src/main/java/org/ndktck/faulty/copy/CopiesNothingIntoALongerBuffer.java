package org.ndktck.faulty.copy;

import static org.ndktck.catalog.RequirementId.GCD_09;
import static org.ndktck.catalog.RequirementId.GCD_12;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.ndktck.api.BytePointer;
import org.ndktck.api.GetConnectionDataArgs;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkConnectorDispatch;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.ConnectionDataFault;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Side;

/**
 * Succeeds with nothing when the buffer is longer than required: copies no byte and stores a size
 * of zero. Reported of a provider in the field.
 */
@Fault(value = "F07", grade = MODERATE)
@Breaks({GCD_09, GCD_12})
public final class CopiesNothingIntoALongerBuffer extends ConnectionDataFault {

    @Override
    protected NtStatus getConnectionData(
            NdkConnectorDispatch original, NdkConnector connector, Side side, GetConnectionDataArgs args) {
        BytePointer buffer = args.pPrivateData();
        long capacity = args.pPrivateDataLength().get();
        if (buffer == null) {
            return original.getConnectionData(connector, args);
        }
        GetConnectionDataArgs query = new GetConnectionDataArgs(
                args.pInboundReadLimit(), args.pOutboundReadLimit(), null, args.pPrivateDataLength());
        args.pPrivateDataLength().set(0);
        NtStatus status = original.getConnectionData(connector, query);
        boolean longer =
                status.isSuccess() && capacity > args.pPrivateDataLength().get();
        args.pPrivateDataLength().set(longer ? 0 : capacity);
        return longer ? status : original.getConnectionData(connector, args);
    }
}
