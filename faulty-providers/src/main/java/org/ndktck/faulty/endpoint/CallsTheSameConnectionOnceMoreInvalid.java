package org.ndktck.faulty.endpoint;

import static org.ndktck.catalog.RequirementId.CON_29;
import static org.ndktck.catalog.RequirementId.CSE_17;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.StatusFault;
import org.ndktck.faulty.Tolerated;

/** Answers a second connection between the same addresses with a code for wrong addresses. */
@Fault(value = "F105", grade = SUBTLE)
@Tolerated({CON_29, CSE_17})
public final class CallsTheSameConnectionOnceMoreInvalid extends StatusFault {

    @Override
    protected NtStatus instead(Intercepted call, NtStatus status) {
        return status.equals(NtStatus.STATUS_ADDRESS_ALREADY_EXISTS) ? NtStatus.STATUS_INVALID_ADDRESS : status;
    }
}
