package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.*;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Clears the limits when the buffer is too small: they may be left alone then, or stored, but not be wrong. */
@Fault(value = "F143", grade = Grade.EXTREMELY_SUBTLE)
@Breaks({GCD_03, GCD_04})
public final class StoresZeroLimitsWhenTheBufferIsTooSmall extends ConnectionDataFault {

    @Override
    protected NtStatus data(Intercepted call, GetConnectionDataArgs args) {
        NtStatus status = call.status(args);
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
