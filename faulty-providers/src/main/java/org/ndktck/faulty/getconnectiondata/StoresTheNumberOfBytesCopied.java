package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.GCD_12;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/**
 * Stores how many bytes it copied, as functions that read usually do, and so never more than the
 * capacity.
 */
@Fault(value = "F06", grade = Grade.MODERATE)
@Breaks(GCD_12)
public final class StoresTheNumberOfBytesCopied extends ConnectionDataFault {

    @Override
    protected NtStatus data(Intercepted call, GetConnectionDataArgs args) {
        long capacity = args.pPrivateDataLength().get();
        NtStatus status = call.status(args);
        if (args.pPrivateData() != null) {
            args.pPrivateDataLength()
                    .set(Math.min(capacity, args.pPrivateDataLength().get()));
        }
        return status;
    }
}
