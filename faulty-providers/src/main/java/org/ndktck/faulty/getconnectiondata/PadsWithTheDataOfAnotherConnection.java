package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.GCD_15;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/**
 * Keeps the private data of all connections in one field, and clears nothing when less arrives: what
 * follows the bytes of the peer is the end of an earlier connection's.
 */
@Fault(value = "F34", grade = Grade.EXTREMELY_SUBTLE)
@Tolerated(GCD_15)
@Settings({"rds=exact", "max-caller-data=512"})
public final class PadsWithTheDataOfAnotherConnection extends ConnectionDataFault {

    private static final int FIELD = 512;

    private final byte[] field = new byte[FIELD];

    @Override
    protected NtStatus data(Intercepted call, GetConnectionDataArgs args) {
        UlongCell arrived = new UlongCell();
        NtStatus answer = call.status(
                new GetConnectionDataArgs(args.pInboundReadLimit(), args.pOutboundReadLimit(), null, arrived));
        if (!answer.isSuccess()) {
            return answer;
        }
        ProviderBytes bytes = new ProviderBytes(arrived.get());
        call.status(new GetConnectionDataArgs(null, null, bytes, arrived));
        return give(bytes.all(), args.pPrivateData(), args.pPrivateDataLength());
    }

    private synchronized NtStatus give(byte[] arrived, @Nullable BytePointer buffer, UlongPointer length) {
        System.arraycopy(arrived, 0, field, 0, arrived.length);
        long capacity = length.get();
        length.set(FIELD);
        if (buffer == null) {
            return NtStatus.STATUS_SUCCESS;
        }
        buffer.put(0, field, 0, (int) Math.min(capacity, FIELD));
        return capacity >= FIELD ? NtStatus.STATUS_SUCCESS : NtStatus.STATUS_BUFFER_TOO_SMALL;
    }
}
