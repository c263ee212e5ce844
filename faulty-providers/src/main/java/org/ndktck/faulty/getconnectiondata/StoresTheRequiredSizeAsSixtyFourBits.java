package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Stores the required size as a size_t: eight bytes go where the consumer has four. */
@Fault(value = "F128", grade = Grade.EXTREMELY_SUBTLE)
@Breaks({GCD_07, GCD_12})
public final class StoresTheRequiredSizeAsSixtyFourBits extends ConnectionDataFault {

    @Override
    protected NtStatus data(Intercepted call, GetConnectionDataArgs args) {
        NtStatus status = call.status(args);
        UlongPointer length = args.pPrivateDataLength();
        length.buffer().putLong(0, length.get());
        return status;
    }
}
