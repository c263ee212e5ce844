package org.ndktck.faulty.size;

import static org.ndktck.catalog.RequirementId.GCD_07;
import static org.ndktck.faulty.Fault.Grade.BLATANT;

import org.ndktck.api.GetConnectionDataArgs;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkConnectorDispatch;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.ConnectionDataFault;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Side;

/**
 * Leaves the length of a size query at zero: it stores the number of bytes copied there, and
 * nothing is copied.
 */
@Fault(value = "F02", grade = BLATANT)
@Breaks(GCD_07)
public final class StoresNoSizeInASizeQuery extends ConnectionDataFault {

    @Override
    protected NtStatus getConnectionData(
            NdkConnectorDispatch original, NdkConnector connector, Side side, GetConnectionDataArgs args) {
        NtStatus status = original.getConnectionData(connector, args);
        if (args.pPrivateData() == null) {
            args.pPrivateDataLength().set(0);
        }
        return status;
    }
}
