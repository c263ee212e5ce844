package org.ndktck.faulty.copy;

import static org.ndktck.catalog.RequirementId.GCD_13;
import static org.ndktck.faulty.Fault.Grade.EXTREMELY_SUBTLE;

import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Fault;
import org.ndktck.reference.negotiation.DocumentedDecisions;

/** Writes a terminator behind the bytes it copied, also where the buffer ends there. */
@Fault(value = "F13", grade = EXTREMELY_SUBTLE)
@Breaks(GCD_13)
public final class WritesOneByteTooMany extends DerivedProvider {

    public WritesOneByteTooMany() {
        super(() -> new DocumentedDecisions() {
            @Override
            public long bytesToCopy(long capacity, long requiredSize) {
                return capacity == 0 ? 0 : super.bytesToCopy(capacity, requiredSize) + 1;
            }
        });
    }
}
