package org.ndktck.faulty.content;

import static org.ndktck.catalog.RequirementId.GCD_15;
import static org.ndktck.faulty.Fault.Grade.EXTREMELY_SUBTLE;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.BytePointer;
import org.ndktck.api.GetConnectionDataArgs;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkConnectorDispatch;
import org.ndktck.api.NtStatus;
import org.ndktck.api.UlongPointer;
import org.ndktck.faulty.ConnectionDataFault;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.ProviderBytes;
import org.ndktck.faulty.Side;
import org.ndktck.faulty.Tolerated;
import org.ndktck.faulty.UlongCell;

/**
 * Keeps the private data of all connections in one field, and clears nothing when less arrives: what
 * follows the bytes of the peer is the end of an earlier connection's.
 */
@Fault(value = "F34", grade = EXTREMELY_SUBTLE)
@Tolerated(GCD_15)
public final class PadsWithTheDataOfAnotherConnection extends ConnectionDataFault {

    private static final int FIELD = 512;

    private final byte[] field = new byte[FIELD];

    public PadsWithTheDataOfAnotherConnection() {
        super(Map.of("rds", "exact", "max-caller-data", "" + FIELD));
    }

    @Override
    protected NtStatus getConnectionData(
            NdkConnectorDispatch original, NdkConnector connector, Side side, GetConnectionDataArgs args) {
        UlongCell arrived = new UlongCell();
        NtStatus answer = original.getConnectionData(
                connector,
                new GetConnectionDataArgs(args.pInboundReadLimit(), args.pOutboundReadLimit(), null, arrived));
        if (!answer.isSuccess()) {
            return answer;
        }
        ProviderBytes bytes = new ProviderBytes(arrived.get());
        original.getConnectionData(connector, new GetConnectionDataArgs(null, null, bytes, arrived));
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
