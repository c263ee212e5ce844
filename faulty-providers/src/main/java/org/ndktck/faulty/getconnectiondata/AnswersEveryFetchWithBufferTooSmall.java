package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.GCD_10;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/** Copies as it should, and then answers every fetch with the code of the one before last: the buffer is too small. */
@Fault(value = "F511", grade = Grade.BLATANT)
@Breaks(GCD_10)
public final class AnswersEveryFetchWithBufferTooSmall extends DecisionsFault {

    @Override
    public NtStatus fetchStatus(long capacity, long requiredSize) {
        return capacity == 0 ? super.fetchStatus(capacity, requiredSize) : NtStatus.STATUS_BUFFER_TOO_SMALL;
    }
}
