package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.GCD_11;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/** Is off by one: the buffer may lack the last byte. */
@Fault(value = "F09", grade = Grade.EXTREMELY_SUBTLE)
@Breaks(GCD_11)
public final class AcceptsABufferOneByteTooShort extends DecisionsFault {

    @Override
    public NtStatus fetchStatus(long capacity, long requiredSize) {
        return capacity >= requiredSize - 1 ? NtStatus.STATUS_SUCCESS : NtStatus.STATUS_BUFFER_TOO_SMALL;
    }
}
