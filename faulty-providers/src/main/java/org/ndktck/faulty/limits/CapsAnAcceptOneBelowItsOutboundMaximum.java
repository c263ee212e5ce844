package org.ndktck.faulty.limits;

import static org.ndktck.catalog.RequirementId.ACC_06;
import static org.ndktck.catalog.RequirementId.GCD_02;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.Map;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Fault;
import org.ndktck.reference.negotiation.DocumentedDecisions;
import org.ndktck.reference.negotiation.ReadLimits;
import org.ndktck.reference.refusal.Refusal;

/** Lowers an accept that asks for too many outbound reads to one less than the maximum. */
@Fault(value = "F261", grade = SUBTLE)
@Breaks({ACC_06, GCD_02})
public final class CapsAnAcceptOneBelowItsOutboundMaximum extends DerivedProvider {

    public CapsAnAcceptOneBelowItsOutboundMaximum() {
        super(
                () -> new DocumentedDecisions() {
                    @Override
                    public ReadLimits granted(ReadLimits requested, ReadLimits maxima, ReadLimits offeredByPeer)
                            throws Refusal {
                        boolean above = requested.outbound() > maxima.outbound();
                        long outbound = above ? maxima.outbound() - 1 : requested.outbound();
                        return super.granted(new ReadLimits(requested.inbound(), outbound), maxima, offeredByPeer);
                    }
                },
                Map.of("max-inbound-read-limit", "128", "max-outbound-read-limit", "16"));
    }
}
