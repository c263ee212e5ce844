package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.GCD_13;

import org.ndktck.faulty.*;

/** Writes a terminator behind the bytes it copied, also where the buffer ends there. */
@Fault(value = "F13", grade = Grade.EXTREMELY_SUBTLE)
@Breaks(GCD_13)
public final class WritesOneByteTooMany extends DecisionsFault {

    @Override
    public long bytesToCopy(long capacity, long requiredSize) {
        return capacity == 0 ? 0 : super.bytesToCopy(capacity, requiredSize) + 1;
    }
}
