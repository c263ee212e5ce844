package org.ndktck.faulty.getlocaladdress;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Does not say how long the address is that it wrote. */
@Fault(value = "F320", grade = Grade.MODERATE)
@Breaks({GLA_02, GPA_02, LIS_21, SEP_12})
public final class LeavesTheCapacityAsTheLengthOfAnAddress extends AddressFault {

    @Override
    protected NtStatus address(Intercepted call, GetAddressArgs args) {
        long capacity = args.pAddressLength().get();
        NtStatus status = call.status();
        if (status.isSuccess()) {
            args.pAddressLength().set(capacity);
        }
        return status;
    }
}
