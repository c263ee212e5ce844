package org.ndktck.faulty.status;

import static org.ndktck.catalog.RequirementId.GCD_11;
import static org.ndktck.faulty.Fault.Grade.EXTREMELY_SUBTLE;

import java.util.Map;
import org.ndktck.api.GetConnectionDataArgs;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkConnectorDispatch;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.ConnectionDataFault;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Side;

/**
 * Stores one constant as the required size and compares with another, on the active side only: the
 * private data fields of request and reply differ in length. Seen in a provider in the field.
 */
@Fault(value = "F10", grade = EXTREMELY_SUBTLE)
@Breaks(GCD_11)
public final class ComparesWithAnotherSizeOnTheActiveSide extends ConnectionDataFault {

    private static final long STORED = 196;
    private static final long COMPARED = 148;

    public ComparesWithAnotherSizeOnTheActiveSide() {
        super(Map.of("rds", "padded:" + STORED));
    }

    @Override
    protected NtStatus getConnectionData(
            NdkConnectorDispatch original, NdkConnector connector, Side side, GetConnectionDataArgs args) {
        long capacity = args.pPrivateDataLength().get();
        NtStatus status = original.getConnectionData(connector, args);
        boolean otherConstant =
                side == Side.ACTIVE && args.pPrivateDataLength().get() == STORED && capacity >= COMPARED;
        return otherConstant && status.equals(NtStatus.STATUS_BUFFER_TOO_SMALL) ? NtStatus.STATUS_SUCCESS : status;
    }
}
