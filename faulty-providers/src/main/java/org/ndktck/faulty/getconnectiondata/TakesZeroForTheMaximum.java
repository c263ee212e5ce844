package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.GCD_02;

import org.ndktck.faulty.*;
import org.ndktck.reference.negotiation.ReadLimits;

/** Takes a limit of zero for no wish at all and offers its maximum. Seen in a provider in the field. */
@Fault(value = "F58", grade = Grade.SUBTLE)
@Breaks(GCD_02)
public final class TakesZeroForTheMaximum extends DecisionsFault {

    @Override
    public ReadLimits offered(ReadLimits requested, ReadLimits maxima) {
        return new ReadLimits(
                orMaximum(requested.inbound(), maxima.inbound()), orMaximum(requested.outbound(), maxima.outbound()));
    }

    private static long orMaximum(long limit, long maximum) {
        return limit == 0 ? maximum : Math.min(limit, maximum);
    }
}
