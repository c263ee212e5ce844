package org.ndktck.faulty.address;

import static org.ndktck.catalog.RequirementId.GLA_04;
import static org.ndktck.catalog.RequirementId.GPA_04;
import static org.ndktck.catalog.RequirementId.LIS_22;
import static org.ndktck.catalog.RequirementId.SEP_12;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.ndktck.api.GetAddressArgs;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.AddressFault;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;

/** Answers as the user-mode interface does: there a short buffer is an overflow. */
@Fault(value = "F116", grade = MODERATE)
@Breaks({GLA_04, GPA_04, LIS_22, SEP_12})
public final class AnswersAShortAddressBufferWithBufferOverflow extends AddressFault {

    @Override
    protected NtStatus address(Intercepted call, GetAddressArgs args) {
        NtStatus status = call.status();
        boolean isShort = args.pAddress() != null && status.equals(NtStatus.STATUS_BUFFER_TOO_SMALL);
        return isShort ? NtStatus.STATUS_BUFFER_OVERFLOW : status;
    }
}
