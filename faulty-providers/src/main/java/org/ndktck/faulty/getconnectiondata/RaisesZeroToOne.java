package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.GCD_02;

import org.ndktck.faulty.*;
import org.ndktck.reference.negotiation.ReadLimits;

/** Allows at least one read in each direction: a queue of no entries cannot be made. */
@Fault(value = "F58", grade = Grade.SUBTLE)
@Breaks(GCD_02)
public final class RaisesZeroToOne extends DecisionsFault {

    @Override
    public ReadLimits offered(ReadLimits requested, ReadLimits maxima) {
        return new ReadLimits(
                Math.max(1, Math.min(requested.inbound(), maxima.inbound())),
                Math.max(1, Math.min(requested.outbound(), maxima.outbound())));
    }
}
