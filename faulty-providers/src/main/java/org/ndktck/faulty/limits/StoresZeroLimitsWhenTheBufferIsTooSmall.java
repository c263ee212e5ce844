package org.ndktck.faulty.limits;

import static org.ndktck.catalog.RequirementId.GCD_03;
import static org.ndktck.catalog.RequirementId.GCD_04;
import static org.ndktck.faulty.Fault.Grade.EXTREMELY_SUBTLE;

import org.jspecify.annotations.Nullable;
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
 * Clears the limits when the buffer is too small: they may be left alone then, or stored, but not
 * be wrong.
 */
@Fault(value = "F143", grade = EXTREMELY_SUBTLE)
@Breaks({GCD_03, GCD_04})
public final class StoresZeroLimitsWhenTheBufferIsTooSmall extends ConnectionDataFault {

    @Override
    protected NtStatus getConnectionData(
            NdkConnectorDispatch original, NdkConnector connector, Side side, GetConnectionDataArgs args) {
        NtStatus status = original.getConnectionData(connector, args);
        if (status.equals(NtStatus.STATUS_BUFFER_TOO_SMALL)) {
            clear(args.pInboundReadLimit());
            clear(args.pOutboundReadLimit());
        }
        return status;
    }

    private static void clear(@Nullable UlongPointer limit) {
        if (limit != null) {
            limit.set(0);
        }
    }
}
