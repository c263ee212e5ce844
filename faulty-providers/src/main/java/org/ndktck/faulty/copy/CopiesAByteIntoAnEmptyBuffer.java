package org.ndktck.faulty.copy;

import static org.ndktck.catalog.RequirementId.GCD_14;
import static org.ndktck.faulty.Fault.Grade.EXTREMELY_SUBTLE;

import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Fault;
import org.ndktck.reference.negotiation.DocumentedDecisions;

/** Copies a byte at least: into a buffer of none, too. */
@Fault(value = "F799", grade = EXTREMELY_SUBTLE)
@Breaks(GCD_14)
public final class CopiesAByteIntoAnEmptyBuffer extends DerivedProvider {

    public CopiesAByteIntoAnEmptyBuffer() {
        super(() -> new DocumentedDecisions() {
            @Override
            public long bytesToCopy(long capacity, long requiredSize) {
                return requiredSize == 0 ? 0 : Math.max(1, super.bytesToCopy(capacity, requiredSize));
            }
        });
    }
}
