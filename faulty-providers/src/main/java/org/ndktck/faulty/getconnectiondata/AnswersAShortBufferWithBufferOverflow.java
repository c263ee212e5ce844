package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.GCD_11;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/**
 * Answers a buffer that is too short with the warning STATUS_BUFFER_OVERFLOW, as functions do that
 * deliver a part.
 */
@Fault(value = "F141", grade = Grade.MODERATE)
@Breaks(GCD_11)
public final class AnswersAShortBufferWithBufferOverflow extends DecisionsFault {

    @Override
    public NtStatus fetchStatus(long capacity, long requiredSize) {
        return capacity >= requiredSize ? NtStatus.STATUS_SUCCESS : NtStatus.STATUS_BUFFER_OVERFLOW;
    }
}
