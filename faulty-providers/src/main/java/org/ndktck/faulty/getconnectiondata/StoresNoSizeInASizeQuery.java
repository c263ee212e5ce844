package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.GCD_07;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/**
 * Leaves the length of a size query at zero: it stores the number of bytes copied there, and
 * nothing is copied.
 */
@Fault(value = "F02", grade = Grade.BLATANT)
@Breaks(GCD_07)
public final class StoresNoSizeInASizeQuery extends ConnectionDataFault {

    @Override
    protected NtStatus data(Intercepted call, GetConnectionDataArgs args) {
        NtStatus status = call.status(args);
        if (args.pPrivateData() == null) {
            args.pPrivateDataLength().set(0);
        }
        return status;
    }
}
