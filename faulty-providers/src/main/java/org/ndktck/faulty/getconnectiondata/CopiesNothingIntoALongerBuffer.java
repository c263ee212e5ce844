package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/**
 * Succeeds with nothing when the buffer is longer than required: copies no byte and stores a size
 * of zero. Reported of a provider in the field.
 */
@Fault(value = "F07", grade = Grade.MODERATE)
@Breaks({GCD_09, GCD_12})
public final class CopiesNothingIntoALongerBuffer extends ConnectionDataFault {

    @Override
    protected NtStatus data(Intercepted call, GetConnectionDataArgs args) {
        BytePointer buffer = args.pPrivateData();
        long capacity = args.pPrivateDataLength().get();
        if (buffer == null) {
            return call.status(args);
        }
        GetConnectionDataArgs query = new GetConnectionDataArgs(
                args.pInboundReadLimit(), args.pOutboundReadLimit(), null, args.pPrivateDataLength());
        args.pPrivateDataLength().set(0);
        NtStatus status = call.status(query);
        boolean longer =
                status.isSuccess() && capacity > args.pPrivateDataLength().get();
        args.pPrivateDataLength().set(longer ? 0 : capacity);
        return longer ? status : call.status(args);
    }
}
