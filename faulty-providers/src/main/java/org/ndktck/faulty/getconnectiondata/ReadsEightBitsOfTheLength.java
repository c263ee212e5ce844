package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/**
 * Keeps the length of the buffer in eight bits: one of 256 bytes counts as empty. The fields of the
 * wire format are that narrow. Seen in two providers in the field.
 */
@Fault(value = "F18", grade = Grade.SUBTLE)
@Breaks({GCD_09, GCD_10})
public final class ReadsEightBitsOfTheLength extends DecisionsFault {

    @Override
    public long bytesToCopy(long capacity, long requiredSize) {
        return super.bytesToCopy(capacity & 0xFF, requiredSize);
    }

    @Override
    public NtStatus fetchStatus(long capacity, long requiredSize) {
        return super.fetchStatus(capacity & 0xFF, requiredSize);
    }
}
