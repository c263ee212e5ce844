package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.GCD_09;

import org.ndktck.faulty.*;

/** Keeps the last byte of a buffer that is too short for a terminator that private data has not. */
@Fault(value = "F12", grade = Grade.SUBTLE)
@Breaks(GCD_09)
public final class CopiesOneByteTooFewIntoAShortBuffer extends DecisionsFault {

    @Override
    public long bytesToCopy(long capacity, long requiredSize) {
        return capacity < requiredSize ? Math.max(0, capacity - 1) : requiredSize;
    }
}
