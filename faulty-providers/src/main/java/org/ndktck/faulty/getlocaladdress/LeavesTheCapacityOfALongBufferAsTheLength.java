package org.ndktck.faulty.getlocaladdress;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Stores how long an address is only where the room is not more than that of a SOCKADDR_STORAGE. */
@Fault(value = "F570", grade = Grade.SUBTLE)
@Breaks({GLA_02, GPA_02, LIS_21, SEP_12})
public final class LeavesTheCapacityOfALongBufferAsTheLength extends AddressFault {

    private static final int STORAGE = 128;

    @Override
    protected NtStatus address(Intercepted call, GetAddressArgs args) {
        long capacity = args.pAddressLength().get();
        NtStatus status = call.status();
        if (status.isSuccess() && capacity > STORAGE) {
            args.pAddressLength().set(capacity);
        }
        return status;
    }
}
