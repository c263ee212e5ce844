package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.GCD_30;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Returns early when the buffer is too small, before the limits are stored. The documents do not forbid it. */
@Fault(value = "F25", grade = Grade.SUBTLE)
@Tolerated(GCD_30)
public final class StoresNoLimitsWhenTheBufferIsTooSmall extends ConnectionDataFault {

    @Override
    protected NtStatus data(Intercepted call, GetConnectionDataArgs args) {
        long capacity = args.pPrivateDataLength().get();
        NtStatus status =
                call.status(new GetConnectionDataArgs(null, null, args.pPrivateData(), args.pPrivateDataLength()));
        if (!status.isSuccess()) {
            return status;
        }
        args.pPrivateDataLength().set(capacity);
        return call.status(args);
    }
}
