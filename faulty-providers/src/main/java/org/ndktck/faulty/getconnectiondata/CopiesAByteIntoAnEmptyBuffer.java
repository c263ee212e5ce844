package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.GCD_14;

import org.ndktck.faulty.*;

/** Copies a byte at least: into a buffer of none, too. */
@Fault(value = "F799", grade = Grade.EXTREMELY_SUBTLE)
@Breaks(GCD_14)
public final class CopiesAByteIntoAnEmptyBuffer extends DecisionsFault {

    @Override
    public long bytesToCopy(long capacity, long requiredSize) {
        return requiredSize == 0 ? 0 : Math.max(1, super.bytesToCopy(capacity, requiredSize));
    }
}
