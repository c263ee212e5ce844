package org.ndktck.faulty.limits;

import static org.ndktck.catalog.RequirementId.CON_09;
import static org.ndktck.catalog.RequirementId.GCD_02;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import java.util.Map;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Fault;
import org.ndktck.reference.negotiation.DocumentedDecisions;
import org.ndktck.reference.negotiation.ReadLimits;

/** Offers and reports as many outbound reads as a connect asks for, whatever its maximum. */
@Fault(value = "F262", grade = MODERATE)
@Breaks({CON_09, GCD_02})
public final class CapsNoOutboundLimitOfAConnect extends DerivedProvider {

    public CapsNoOutboundLimitOfAConnect() {
        super(
                () -> new DocumentedDecisions() {
                    @Override
                    public ReadLimits offered(ReadLimits requested, ReadLimits maxima) {
                        return new ReadLimits(Math.min(requested.inbound(), maxima.inbound()), requested.outbound());
                    }
                },
                Map.of("max-inbound-read-limit", "128", "max-outbound-read-limit", "16"));
    }
}
