package org.ndktck.faulty.copy;

import static org.ndktck.catalog.RequirementId.GCD_13;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Fault;
import org.ndktck.reference.negotiation.DocumentedDecisions;

/** Copies in words of eight bytes, the last of which the buffer need not have. */
@Fault(value = "F512", grade = MODERATE)
@Breaks(GCD_13)
public final class CopiesWholeWords extends DerivedProvider {

    private static final long WORD = 8;

    public CopiesWholeWords() {
        super(() -> new DocumentedDecisions() {
            @Override
            public long bytesToCopy(long capacity, long requiredSize) {
                return (super.bytesToCopy(capacity, requiredSize) + WORD - 1) / WORD * WORD;
            }
        });
    }
}
