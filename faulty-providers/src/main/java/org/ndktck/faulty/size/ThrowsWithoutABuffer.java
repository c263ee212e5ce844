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

/** Takes a buffer for granted: a size query ends in an exception of the provider. */
@Fault(value = "F144", grade = BLATANT)
@Breaks(GCD_07)
public final class ThrowsWithoutABuffer extends ConnectionDataFault {

    @Override
    protected NtStatus getConnectionData(
            NdkConnectorDispatch original, NdkConnector connector, Side side, GetConnectionDataArgs args) {
        if (args.pPrivateData() == null) {
            throw new IllegalStateException("no buffer");
        }
        return original.getConnectionData(connector, args);
    }
}
