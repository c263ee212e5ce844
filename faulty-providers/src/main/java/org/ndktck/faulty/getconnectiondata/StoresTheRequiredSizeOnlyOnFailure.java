package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.GCD_12;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/**
 * Takes the stored size for an answer to failure: a fetch that succeeds leaves the length as it
 * was.
 */
@Fault(value = "F05", grade = Grade.MODERATE)
@Breaks(GCD_12)
public final class StoresTheRequiredSizeOnlyOnFailure extends ConnectionDataFault {

    @Override
    protected NtStatus data(Intercepted call, GetConnectionDataArgs args) {
        long capacity = args.pPrivateDataLength().get();
        NtStatus status = call.status(args);
        if (status.isSuccess() && args.pPrivateData() != null) {
            args.pPrivateDataLength().set(capacity);
        }
        return status;
    }
}
