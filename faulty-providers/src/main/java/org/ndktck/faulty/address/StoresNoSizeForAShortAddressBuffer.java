package org.ndktck.faulty.address;

import static org.ndktck.catalog.RequirementId.GLA_04;
import static org.ndktck.catalog.RequirementId.GPA_04;
import static org.ndktck.catalog.RequirementId.LIS_22;
import static org.ndktck.catalog.RequirementId.SEP_12;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.ndktck.api.GetAddressArgs;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.AddressFault;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;

/** Leaves the length as it was when the buffer is too short, and tells it only to those without one. */
@Fault(value = "F322", grade = SUBTLE)
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
