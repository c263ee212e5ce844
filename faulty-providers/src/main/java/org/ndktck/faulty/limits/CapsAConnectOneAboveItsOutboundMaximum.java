package org.ndktck.faulty.limits;

import static org.ndktck.catalog.RequirementId.CON_09;
import static org.ndktck.catalog.RequirementId.GCD_02;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.Map;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Fault;
import org.ndktck.reference.negotiation.DocumentedDecisions;
import org.ndktck.reference.negotiation.ReadLimits;

/** Takes the maximum for the first number that is too large: a connect gets one outbound read more. */
@Fault(value = "F541", grade = SUBTLE)
@Breaks({CON_09, GCD_02})
public final class CapsAConnectOneAboveItsOutboundMaximum extends DerivedProvider {

    public CapsAConnectOneAboveItsOutboundMaximum() {
        super(
                () -> new DocumentedDecisions() {
                    @Override
                    public ReadLimits offered(ReadLimits requested, ReadLimits maxima) {
                        long outbound = Math.min(requested.outbound(), maxima.outbound() + 1);
                        return new ReadLimits(Math.min(requested.inbound(), maxima.inbound()), outbound);
                    }
                },
                Map.of("max-inbound-read-limit", "128", "max-outbound-read-limit", "16"));
    }
}
