package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.GCD_14;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/**
 * Looks at the length alone to tell a size query: a buffer of no bytes succeeds too. Seen in two
 * providers in the field.
 */
@Fault(value = "F19", grade = Grade.SUBTLE)
@Breaks(GCD_14)
public final class TakesAnEmptyBufferForASizeQuery extends DecisionsFault {

    @Override
    public NtStatus fetchStatus(long capacity, long requiredSize) {
        return capacity == 0 ? NtStatus.STATUS_SUCCESS : super.fetchStatus(capacity, requiredSize);
    }
}
