package org.ndktck.faulty.getlocaladdress;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Answers as the user-mode interface does: there a short buffer is an overflow. */
@Fault(value = "F116", grade = Grade.MODERATE)
@Breaks({GLA_04, GPA_04, LIS_22, SEP_12})
public final class AnswersAShortAddressBufferWithBufferOverflow extends AddressFault {

    @Override
    protected NtStatus address(Intercepted call, GetAddressArgs args) {
        NtStatus status = call.status();
        boolean isShort = args.pAddress() != null && status.equals(NtStatus.STATUS_BUFFER_TOO_SMALL);
        return isShort ? NtStatus.STATUS_BUFFER_OVERFLOW : status;
    }
}
