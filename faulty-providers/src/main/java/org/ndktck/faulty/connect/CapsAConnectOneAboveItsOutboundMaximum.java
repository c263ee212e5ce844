package org.ndktck.faulty.connect;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.faulty.*;
import org.ndktck.reference.negotiation.ReadLimits;

/** Takes the maximum for the first number that is too large: a connect gets one outbound read more. */
@Fault(value = "F541", grade = Grade.SUBTLE)
@Breaks({CON_09, GCD_02})
@Settings({"max-inbound-read-limit=128", "max-outbound-read-limit=16"})
public final class CapsAConnectOneAboveItsOutboundMaximum extends DecisionsFault {

    @Override
    public ReadLimits offered(ReadLimits requested, ReadLimits maxima) {
        long outbound = Math.min(requested.outbound(), maxima.outbound() + 1);
        return new ReadLimits(Math.min(requested.inbound(), maxima.inbound()), outbound);
    }
}
