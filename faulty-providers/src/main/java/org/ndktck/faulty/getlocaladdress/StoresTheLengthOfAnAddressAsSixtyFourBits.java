package org.ndktck.faulty.getlocaladdress;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Stores the length of an address as a size_t: eight bytes go where the consumer has four. */
@Fault(value = "F820", grade = Grade.EXTREMELY_SUBTLE)
@Breaks({GLA_02, GLA_04, GLA_07, GPA_02, GPA_04, GPA_07, LIS_21, LIS_22, LIS_36, SEP_12, SEP_20})
public final class StoresTheLengthOfAnAddressAsSixtyFourBits extends AddressFault {

    @Override
    protected NtStatus address(Intercepted call, GetAddressArgs args) {
        NtStatus status = call.status();
        UlongPointer length = args.pAddressLength();
        length.buffer().putLong(0, length.get());
        return status;
    }
}
