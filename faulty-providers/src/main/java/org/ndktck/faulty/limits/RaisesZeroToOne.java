package org.ndktck.faulty.limits;

import static org.ndktck.catalog.RequirementId.GCD_02;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Fault;
import org.ndktck.reference.negotiation.DocumentedDecisions;
import org.ndktck.reference.negotiation.ReadLimits;

/** Allows at least one read in each direction: a queue of no entries cannot be made. */
@Fault(value = "F58", grade = SUBTLE)
@Breaks(GCD_02)
public final class RaisesZeroToOne extends DerivedProvider {

    public RaisesZeroToOne() {
        super(() -> new DocumentedDecisions() {
            @Override
            public ReadLimits offered(ReadLimits requested, ReadLimits maxima) {
                return new ReadLimits(
                        Math.max(1, Math.min(requested.inbound(), maxima.inbound())),
                        Math.max(1, Math.min(requested.outbound(), maxima.outbound())));
            }
        });
    }
}
