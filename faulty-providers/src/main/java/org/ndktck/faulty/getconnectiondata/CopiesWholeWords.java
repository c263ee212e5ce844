package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.GCD_13;

import org.ndktck.faulty.*;

/** Copies in words of eight bytes, the last of which the buffer need not have. */
@Fault(value = "F512", grade = Grade.MODERATE)
@Breaks(GCD_13)
public final class CopiesWholeWords extends DecisionsFault {

    private static final long WORD = 8;

    @Override
    public long bytesToCopy(long capacity, long requiredSize) {
        return (super.bytesToCopy(capacity, requiredSize) + WORD - 1) / WORD * WORD;
    }
}
