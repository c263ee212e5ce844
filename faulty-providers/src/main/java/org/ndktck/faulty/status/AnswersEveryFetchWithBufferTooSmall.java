package org.ndktck.faulty.status;

import static org.ndktck.catalog.RequirementId.GCD_10;
import static org.ndktck.faulty.Fault.Grade.BLATANT;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Fault;
import org.ndktck.reference.negotiation.DocumentedDecisions;

/** Copies as it should, and then answers every fetch with the code of the one before last: the buffer is too small. */
@Fault(value = "F511", grade = BLATANT)
@Breaks(GCD_10)
public final class AnswersEveryFetchWithBufferTooSmall extends DerivedProvider {

    public AnswersEveryFetchWithBufferTooSmall() {
        super(() -> new DocumentedDecisions() {
            @Override
            public NtStatus fetchStatus(long capacity, long requiredSize) {
                return capacity == 0 ? super.fetchStatus(capacity, requiredSize) : NtStatus.STATUS_BUFFER_TOO_SMALL;
            }
        });
    }
}
