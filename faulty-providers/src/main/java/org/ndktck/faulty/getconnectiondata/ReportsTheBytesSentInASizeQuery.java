package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.GCD_07;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/**
 * Has two definitions of the required size: the size query reports what the peer sent, a fetch the
 * fixed size of the private data field that it copies from.
 */
@Fault(value = "F03", grade = Grade.SUBTLE)
@Breaks(GCD_07)
@Settings("rds=exact")
public final class ReportsTheBytesSentInASizeQuery extends ConnectionDataFault {

    private static final long FIELD = 56;

    @Override
    protected NtStatus data(Intercepted call, GetConnectionDataArgs args) {
        long capacity = args.pPrivateDataLength().get();
        NtStatus status = call.status(args);
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
