package org.ndktck.faulty.address;

import static org.ndktck.catalog.RequirementId.GLA_07;
import static org.ndktck.catalog.RequirementId.GPA_07;
import static org.ndktck.catalog.RequirementId.LIS_36;
import static org.ndktck.catalog.RequirementId.SEP_20;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.ndktck.api.GetAddressArgs;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.AddressFault;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;

/** Wants a buffer, even from those who ask how long it has to be. */
@Fault(value = "F324", grade = MODERATE)
@Breaks({GLA_07, GPA_07, LIS_36, SEP_20})
public final class RefusesToTellTheSizeOfAnAddress extends AddressFault {

    @Override
    protected NtStatus address(Intercepted call, GetAddressArgs args) {
        return args.pAddress() == null ? NtStatus.STATUS_INVALID_PARAMETER : call.status();
    }
}
