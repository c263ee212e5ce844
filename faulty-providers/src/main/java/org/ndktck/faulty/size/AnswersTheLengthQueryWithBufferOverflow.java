package org.ndktck.faulty.size;

import static org.ndktck.catalog.RequirementId.GCD_07;
import static org.ndktck.faulty.Fault.Grade.BLATANT;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Fault;
import org.ndktck.reference.negotiation.DocumentedDecisions;

/**
 * Answers every size query with STATUS_BUFFER_OVERFLOW, also where nothing is required: asking for
 * the size is meant to fail.
 */
@Fault(value = "F01", grade = BLATANT)
@Breaks(GCD_07)
public final class AnswersTheLengthQueryWithBufferOverflow extends DerivedProvider {

    public AnswersTheLengthQueryWithBufferOverflow() {
        super(() -> new DocumentedDecisions() {
            @Override
            public NtStatus sizeQueryStatus(long requiredSize) {
                return NtStatus.STATUS_BUFFER_OVERFLOW;
            }
        });
    }
}
