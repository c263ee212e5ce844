package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Leaves both limit cells alone on the side that connected. */
@Fault(value = "F276", grade = Grade.MODERATE)
@Breaks({GCD_03, GCD_04, CON_12, CSE_22})
public final class StoresNoLimitsOnTheActiveSide extends ConnectionDataFault {

    @Override
    protected NtStatus data(Intercepted call, GetConnectionDataArgs args) {
        return call.status(
                isActive(call.object())
                        ? new GetConnectionDataArgs(null, null, args.pPrivateData(), args.pPrivateDataLength())
                        : args);
    }
}
