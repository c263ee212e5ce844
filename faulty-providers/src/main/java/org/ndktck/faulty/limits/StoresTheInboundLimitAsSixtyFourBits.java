package org.ndktck.faulty.limits;

import static org.ndktck.catalog.RequirementId.GCD_03;
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

/** Stores the inbound limit as a 64-bit number: eight bytes go where the consumer has four. */
@Fault(value = "F133", grade = EXTREMELY_SUBTLE)
@Breaks(GCD_03)
public final class StoresTheInboundLimitAsSixtyFourBits extends ConnectionDataFault {

    @Override
    protected NtStatus getConnectionData(
            NdkConnectorDispatch original, NdkConnector connector, Side side, GetConnectionDataArgs args) {
        NtStatus status = original.getConnectionData(connector, args);
        UlongPointer limit = args.pInboundReadLimit();
        if (status.isSuccess() && limit != null) {
            limit.buffer().putLong(0, limit.get());
        }
        return status;
    }
}
