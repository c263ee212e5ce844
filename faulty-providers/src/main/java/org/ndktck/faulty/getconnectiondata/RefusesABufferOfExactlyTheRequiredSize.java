package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.GCD_10;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/**
 * Writes {@code >} where {@code >=} is meant: a buffer has to be one byte longer than the required
 * size. The size is a fixed one here, as on transports with a private data field.
 */
@Fault(value = "F08", grade = Grade.SUBTLE)
@Breaks(GCD_10)
@Settings("rds=padded:56")
public final class RefusesABufferOfExactlyTheRequiredSize extends DecisionsFault {

    @Override
    public NtStatus fetchStatus(long capacity, long requiredSize) {
        return capacity > requiredSize ? NtStatus.STATUS_SUCCESS : NtStatus.STATUS_BUFFER_TOO_SMALL;
    }
}
