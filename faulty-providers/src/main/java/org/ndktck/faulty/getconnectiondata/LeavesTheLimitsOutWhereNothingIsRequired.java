package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.GCD_31;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Is done with a size query that finds no data before it comes to the limits. */
@Fault(value = "F715", grade = Grade.SUBTLE)
@Breaks(GCD_31)
public final class LeavesTheLimitsOutWhereNothingIsRequired extends ConnectionDataFault {

    @Override
    protected NtStatus data(Intercepted call, GetConnectionDataArgs args) {
        UlongCell required = new UlongCell();
        call.status(new GetConnectionDataArgs(null, null, null, required));
        return call.status(
                args.pPrivateData() == null && required.get() == 0
                        ? new GetConnectionDataArgs(null, null, null, args.pPrivateDataLength())
                        : args);
    }
}
