package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.GCD_09;

import org.ndktck.faulty.*;

/**
 * Copies all or nothing: a buffer that is too short stays empty. Most functions of an operating
 * system behave so, this one does not.
 */
@Fault(value = "F11", grade = Grade.SUBTLE)
@Breaks(GCD_09)
public final class CopiesNothingIntoAShortBuffer extends DecisionsFault {

    @Override
    public long bytesToCopy(long capacity, long requiredSize) {
        return capacity < requiredSize ? 0 : requiredSize;
    }
}
