package org.ndktck.faulty.copy;

import static org.ndktck.catalog.RequirementId.GCD_13;
import static org.ndktck.faulty.Fault.Grade.EXTREMELY_SUBTLE;

import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Fault;
import org.ndktck.reference.negotiation.DocumentedDecisions;

/**
 * Copies the whole private data into any buffer that has bytes at all, because buffers are always
 * large enough on the desk of its author.
 */
@Fault(value = "F15", grade = EXTREMELY_SUBTLE)
@Breaks(GCD_13)
public final class CopiesEverythingWhateverTheLength extends DerivedProvider {

    public CopiesEverythingWhateverTheLength() {
        super(() -> new DocumentedDecisions() {
            @Override
            public long bytesToCopy(long capacity, long requiredSize) {
                return capacity == 0 ? 0 : requiredSize;
            }
        });
    }
}
