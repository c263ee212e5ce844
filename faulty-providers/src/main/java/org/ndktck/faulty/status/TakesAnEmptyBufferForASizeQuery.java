package org.ndktck.faulty.status;

import static org.ndktck.catalog.RequirementId.GCD_14;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Fault;
import org.ndktck.reference.negotiation.DocumentedDecisions;

/**
 * Looks at the length alone to tell a size query: a buffer of no bytes succeeds too. Seen in two
 * providers in the field.
 */
@Fault(value = "F19", grade = SUBTLE)
@Breaks(GCD_14)
public final class TakesAnEmptyBufferForASizeQuery extends DerivedProvider {

    public TakesAnEmptyBufferForASizeQuery() {
        super(() -> new DocumentedDecisions() {
            @Override
            public NtStatus fetchStatus(long capacity, long requiredSize) {
                return capacity == 0 ? NtStatus.STATUS_SUCCESS : super.fetchStatus(capacity, requiredSize);
            }
        });
    }
}
