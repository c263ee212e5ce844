package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.GCD_32;

import org.ndktck.faulty.*;

/**
 * Clears the buffer from the required size to its end. Untidy and permitted: it may cost the
 * consumer bytes it kept there.
 */
@Fault(value = "F14", grade = Grade.EXTREMELY_SUBTLE)
@Tolerated(GCD_32)
public final class ClearsTheRestOfTheBuffer extends DecisionsFault {

    @Override
    public long bytesToCopy(long capacity, long requiredSize) {
        return capacity;
    }
}
