package org.ndktck.faulty.getlocaladdress;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Wants a buffer, even from those who ask how long it has to be. */
@Fault(value = "F324", grade = Grade.MODERATE)
@Breaks({GLA_07, GPA_07, LIS_36, SEP_20})
public final class RefusesToTellTheSizeOfAnAddress extends AddressFault {

    @Override
    protected NtStatus address(Intercepted call, GetAddressArgs args) {
        return args.pAddress() == null ? NtStatus.STATUS_INVALID_PARAMETER : call.status();
    }
}
