package org.ndktck.faulty.status;

import static org.ndktck.catalog.RequirementId.GCD_11;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Fault;
import org.ndktck.reference.negotiation.DocumentedDecisions;

/**
 * Answers a buffer that is too short with the warning STATUS_BUFFER_OVERFLOW, as functions do that
 * deliver a part.
 */
@Fault(value = "F141", grade = MODERATE)
@Breaks(GCD_11)
public final class AnswersAShortBufferWithBufferOverflow extends DerivedProvider {

    public AnswersAShortBufferWithBufferOverflow() {
        super(() -> new DocumentedDecisions() {
            @Override
            public NtStatus fetchStatus(long capacity, long requiredSize) {
                return capacity >= requiredSize ? NtStatus.STATUS_SUCCESS : NtStatus.STATUS_BUFFER_OVERFLOW;
            }
        });
    }
}
