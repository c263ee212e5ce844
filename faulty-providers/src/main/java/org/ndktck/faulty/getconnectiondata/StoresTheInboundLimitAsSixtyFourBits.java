package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.GCD_03;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Stores the inbound limit as a 64-bit number: eight bytes go where the consumer has four. */
@Fault(value = "F133", grade = Grade.EXTREMELY_SUBTLE)
@Breaks(GCD_03)
public final class StoresTheInboundLimitAsSixtyFourBits extends ConnectionDataFault {

    @Override
    protected NtStatus data(Intercepted call, GetConnectionDataArgs args) {
        NtStatus status = call.status(args);
        UlongPointer limit = args.pInboundReadLimit();
        if (status.isSuccess() && limit != null) {
            limit.buffer().putLong(0, limit.get());
        }
        return status;
    }
}
