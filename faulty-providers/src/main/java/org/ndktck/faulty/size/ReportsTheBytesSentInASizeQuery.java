package org.ndktck.faulty.size;

import static org.ndktck.catalog.RequirementId.GCD_07;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.Map;
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
 * Has two definitions of the required size: the size query reports what the peer sent, a fetch the
 * fixed size of the private data field that it copies from.
 */
@Fault(value = "F03", grade = SUBTLE)
@Breaks(GCD_07)
public final class ReportsTheBytesSentInASizeQuery extends ConnectionDataFault {

    private static final long FIELD = 56;

    public ReportsTheBytesSentInASizeQuery() {
        super(Map.of("rds", "exact"));
    }

    @Override
    protected NtStatus getConnectionData(
            NdkConnectorDispatch original, NdkConnector connector, Side side, GetConnectionDataArgs args) {
        long capacity = args.pPrivateDataLength().get();
        NtStatus status = original.getConnectionData(connector, args);
        BytePointer buffer = args.pPrivateData();
        if (buffer == null || !copied(status)) {
            return status;
        }
        long sent = args.pPrivateDataLength().get();
        long size = Math.max(FIELD, sent);
        for (long offset = sent; offset < Math.min(capacity, size); offset++) {
            buffer.put(offset, (byte) 0);
        }
        args.pPrivateDataLength().set(size);
        return capacity >= size ? NtStatus.STATUS_SUCCESS : NtStatus.STATUS_BUFFER_TOO_SMALL;
    }

    private static boolean copied(NtStatus status) {
        return status.isSuccess() || status.equals(NtStatus.STATUS_BUFFER_TOO_SMALL);
    }
}
