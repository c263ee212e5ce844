package org.ndktck.faulty.copy;

import static org.ndktck.catalog.RequirementId.GCD_09;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Fault;
import org.ndktck.reference.negotiation.DocumentedDecisions;

/** Keeps the last byte of a buffer that is too short for a terminator that private data has not. */
@Fault(value = "F12", grade = SUBTLE)
@Breaks(GCD_09)
public final class CopiesOneByteTooFewIntoAShortBuffer extends DerivedProvider {

    public CopiesOneByteTooFewIntoAShortBuffer() {
        super(() -> new DocumentedDecisions() {
            @Override
            public long bytesToCopy(long capacity, long requiredSize) {
                return capacity < requiredSize ? Math.max(0, capacity - 1) : requiredSize;
            }
        });
    }
}
