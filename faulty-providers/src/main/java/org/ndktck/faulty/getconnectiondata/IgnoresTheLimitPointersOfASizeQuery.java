package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.GCD_31;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/**
 * Stores the limits along with the private data only: a call without a buffer is answered with the
 * size alone. Samples fetch everything in one call, so nobody notices.
 */
@Fault(value = "F27", grade = Grade.MODERATE)
@Breaks(GCD_31)
public final class IgnoresTheLimitPointersOfASizeQuery extends ConnectionDataFault {

    @Override
    protected NtStatus data(Intercepted call, GetConnectionDataArgs args) {
        boolean fetch = args.pPrivateData() != null;
        return call.status(
                fetch ? args : new GetConnectionDataArgs(null, null, args.pPrivateData(), args.pPrivateDataLength()));
    }
}
