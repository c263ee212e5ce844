package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.GCD_07;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/**
 * Answers every size query with STATUS_BUFFER_OVERFLOW, also where nothing is required: asking for
 * the size is meant to fail.
 */
@Fault(value = "F01", grade = Grade.BLATANT)
@Breaks(GCD_07)
public final class AnswersTheLengthQueryWithBufferOverflow extends DecisionsFault {

    @Override
    public NtStatus sizeQueryStatus(long requiredSize) {
        return NtStatus.STATUS_BUFFER_OVERFLOW;
    }
}
