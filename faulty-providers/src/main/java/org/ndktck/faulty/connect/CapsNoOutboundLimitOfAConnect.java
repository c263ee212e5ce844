package org.ndktck.faulty.connect;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.faulty.*;
import org.ndktck.reference.negotiation.ReadLimits;

/** Offers and reports as many outbound reads as a connect asks for, whatever its maximum. */
@Fault(value = "F262", grade = Grade.MODERATE)
@Breaks({CON_09, GCD_02})
@Settings({"max-inbound-read-limit=128", "max-outbound-read-limit=16"})
public final class CapsNoOutboundLimitOfAConnect extends DecisionsFault {

    @Override
    public ReadLimits offered(ReadLimits requested, ReadLimits maxima) {
        return new ReadLimits(Math.min(requested.inbound(), maxima.inbound()), requested.outbound());
    }
}
