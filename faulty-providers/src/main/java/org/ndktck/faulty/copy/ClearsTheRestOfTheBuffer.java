package org.ndktck.faulty.copy;

import static org.ndktck.catalog.RequirementId.GCD_32;
import static org.ndktck.faulty.Fault.Grade.EXTREMELY_SUBTLE;

import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Tolerated;
import org.ndktck.reference.negotiation.DocumentedDecisions;

/**
 * Clears the buffer from the required size to its end. Untidy and permitted: it may cost the
 * consumer bytes it kept there.
 */
@Fault(value = "F14", grade = EXTREMELY_SUBTLE)
@Tolerated(GCD_32)
public final class ClearsTheRestOfTheBuffer extends DerivedProvider {

    public ClearsTheRestOfTheBuffer() {
        super(() -> new DocumentedDecisions() {
            @Override
            public long bytesToCopy(long capacity, long requiredSize) {
                return capacity;
            }
        });
    }
}
