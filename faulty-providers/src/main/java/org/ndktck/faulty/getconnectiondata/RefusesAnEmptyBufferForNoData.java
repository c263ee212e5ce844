package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/**
 * Takes every buffer of no bytes for too small, even when nothing is required because the peer sent
 * nothing.
 */
@Fault(value = "F130", grade = Grade.EXTREMELY_SUBTLE)
@Breaks(
        value = GCD_14,
        also = GCD_10,
        why = "when nothing is required, a buffer of no bytes is also one of the required size")
public final class RefusesAnEmptyBufferForNoData extends DecisionsFault {

    @Override
    public NtStatus fetchStatus(long capacity, long requiredSize) {
        return capacity == 0 ? NtStatus.STATUS_BUFFER_TOO_SMALL : super.fetchStatus(capacity, requiredSize);
    }
}
