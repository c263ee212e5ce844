package org.ndktck.faulty.copy;

import static org.ndktck.catalog.RequirementId.GCD_09;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Fault;
import org.ndktck.reference.negotiation.DocumentedDecisions;

/**
 * Copies all or nothing: a buffer that is too short stays empty. Most functions of an operating
 * system behave so, this one does not.
 */
@Fault(value = "F11", grade = SUBTLE)
@Breaks(GCD_09)
public final class CopiesNothingIntoAShortBuffer extends DerivedProvider {

    public CopiesNothingIntoAShortBuffer() {
        super(() -> new DocumentedDecisions() {
            @Override
            public long bytesToCopy(long capacity, long requiredSize) {
                return capacity < requiredSize ? 0 : requiredSize;
            }
        });
    }
}
