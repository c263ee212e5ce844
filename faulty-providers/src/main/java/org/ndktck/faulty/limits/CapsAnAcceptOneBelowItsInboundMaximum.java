package org.ndktck.faulty.limits;

import static org.ndktck.catalog.RequirementId.ACC_04;
import static org.ndktck.catalog.RequirementId.GCD_02;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Fault;
import org.ndktck.reference.negotiation.DocumentedDecisions;
import org.ndktck.reference.negotiation.ReadLimits;
import org.ndktck.reference.refusal.Refusal;

/** Lowers an accept that asks for too many inbound reads to one less than the maximum. */
@Fault(value = "F260", grade = SUBTLE)
@Breaks({ACC_04, GCD_02})
public final class CapsAnAcceptOneBelowItsInboundMaximum extends DerivedProvider {

    public CapsAnAcceptOneBelowItsInboundMaximum() {
        super(() -> new DocumentedDecisions() {
            @Override
            public ReadLimits granted(ReadLimits requested, ReadLimits maxima, ReadLimits offeredByPeer)
                    throws Refusal {
                boolean above = requested.inbound() > maxima.inbound();
                long inbound = above ? maxima.inbound() - 1 : requested.inbound();
                return super.granted(new ReadLimits(inbound, requested.outbound()), maxima, offeredByPeer);
            }
        });
    }
}
