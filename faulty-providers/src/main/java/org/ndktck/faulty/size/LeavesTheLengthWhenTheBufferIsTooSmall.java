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
 * Returns early when the buffer is too small, before the required size is stored; the consumer
 * cannot know how much to ask for. Seen in a provider in the field.
 */
@Fault(value = "F04", grade = MODERATE)
@Breaks(GCD_12)
public final class LeavesTheLengthWhenTheBufferIsTooSmall extends ConnectionDataFault {

    @Override
    protected NtStatus getConnectionData(
            NdkConnectorDispatch original, NdkConnector connector, Side side, GetConnectionDataArgs args) {
        long capacity = args.pPrivateDataLength().get();
        NtStatus status = original.getConnectionData(connector, args);
        if (status.equals(NtStatus.STATUS_BUFFER_TOO_SMALL) && capacity > 0) {
            args.pPrivateDataLength().set(capacity);
        }
        return status;
    }
}
