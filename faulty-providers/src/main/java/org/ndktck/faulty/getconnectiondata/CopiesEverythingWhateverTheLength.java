package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.GCD_13;

import org.ndktck.faulty.*;

/**
 * Copies the whole private data into any buffer that has bytes at all, because buffers are always
 * large enough on the desk of its author.
 */
@Fault(value = "F15", grade = Grade.EXTREMELY_SUBTLE)
@Breaks(GCD_13)
public final class CopiesEverythingWhateverTheLength extends DecisionsFault {

    @Override
    public long bytesToCopy(long capacity, long requiredSize) {
        return capacity == 0 ? 0 : requiredSize;
    }
}
