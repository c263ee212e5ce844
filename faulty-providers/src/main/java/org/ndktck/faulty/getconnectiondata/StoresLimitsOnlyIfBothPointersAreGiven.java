package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.GCD_05;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Tests the two limit pointers together: who asks for one limit gets none. */
@Fault(value = "F26", grade = Grade.MODERATE)
@Breaks(GCD_05)
public final class StoresLimitsOnlyIfBothPointersAreGiven extends ConnectionDataFault {

    @Override
    protected NtStatus data(Intercepted call, GetConnectionDataArgs args) {
        boolean both = args.pInboundReadLimit() != null && args.pOutboundReadLimit() != null;
        return call.status(
                both ? args : new GetConnectionDataArgs(null, null, args.pPrivateData(), args.pPrivateDataLength()));
    }
}
