package org.ndktck.faulty.size;

import static org.ndktck.catalog.RequirementId.GCD_07;
import static org.ndktck.faulty.Fault.Grade.EXTREMELY_SUBTLE;

import org.ndktck.api.GetConnectionDataArgs;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkConnectorDispatch;
import org.ndktck.api.NtStatus;
import org.ndktck.api.UlongPointer;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.ConnectionDataFault;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Side;

/**
 * Has a path of its own for the size query, and stores a size_t there: eight bytes go where the
 * consumer has four.
 */
@Fault(value = "F129", grade = EXTREMELY_SUBTLE)
@Breaks(GCD_07)
public final class StoresTheSizeQueryAsSixtyFourBits extends ConnectionDataFault {

    @Override
    protected NtStatus getConnectionData(
            NdkConnectorDispatch original, NdkConnector connector, Side side, GetConnectionDataArgs args) {
        NtStatus status = original.getConnectionData(connector, args);
        UlongPointer length = args.pPrivateDataLength();
        if (args.pPrivateData() == null) {
            length.buffer().putLong(0, length.get());
        }
        return status;
    }
}
