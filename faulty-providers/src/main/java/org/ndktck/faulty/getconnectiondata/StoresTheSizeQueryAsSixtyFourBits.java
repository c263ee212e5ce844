package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.GCD_07;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Has a path of its own for the size query, and stores a size_t there: eight bytes go where the consumer has four. */
@Fault(value = "F129", grade = Grade.EXTREMELY_SUBTLE)
@Breaks(GCD_07)
public final class StoresTheSizeQueryAsSixtyFourBits extends ConnectionDataFault {

    @Override
    protected NtStatus data(Intercepted call, GetConnectionDataArgs args) {
        NtStatus status = call.status(args);
        UlongPointer length = args.pPrivateDataLength();
        if (args.pPrivateData() == null) {
            length.buffer().putLong(0, length.get());
        }
        return status;
    }
}
