package org.ndktck.faulty.getlocaladdress;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Leaves the length as it was when the buffer is too short, and tells it only to those without one. */
@Fault(value = "F322", grade = Grade.SUBTLE)
@Breaks({GLA_04, GPA_04, LIS_22, SEP_12})
public final class StoresNoSizeForAShortAddressBuffer extends AddressFault {

    @Override
    protected NtStatus address(Intercepted call, GetAddressArgs args) {
        long capacity = args.pAddressLength().get();
        NtStatus status = call.status();
        if (args.pAddress() != null && status.equals(NtStatus.STATUS_BUFFER_TOO_SMALL)) {
            args.pAddressLength().set(capacity);
        }
        return status;
    }
}
