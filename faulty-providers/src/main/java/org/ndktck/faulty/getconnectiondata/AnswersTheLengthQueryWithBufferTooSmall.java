package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.GCD_07;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/**
 * Compares the length with the required size also where there is no buffer. Every provider of the
 * older user-mode interface does, because its size query is meant to fail.
 */
@Fault(value = "F01", grade = Grade.BLATANT)
@Breaks(GCD_07)
public final class AnswersTheLengthQueryWithBufferTooSmall extends DecisionsFault {

    @Override
    public NtStatus sizeQueryStatus(long requiredSize) {
        return fetchStatus(0, requiredSize);
    }
}
