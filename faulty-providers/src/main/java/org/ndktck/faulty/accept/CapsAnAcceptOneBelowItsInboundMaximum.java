package org.ndktck.faulty.accept;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.faulty.*;
import org.ndktck.reference.negotiation.ReadLimits;
import org.ndktck.reference.refusal.Refusal;

/** Lowers an accept that asks for too many inbound reads to one less than the maximum. */
@Fault(value = "F260", grade = Grade.SUBTLE)
@Breaks({ACC_04, GCD_02})
public final class CapsAnAcceptOneBelowItsInboundMaximum extends DecisionsFault {

    @Override
    public ReadLimits granted(ReadLimits requested, ReadLimits maxima, ReadLimits offeredByPeer) throws Refusal {
        boolean above = requested.inbound() > maxima.inbound();
        long inbound = above ? maxima.inbound() - 1 : requested.inbound();
        return super.granted(new ReadLimits(inbound, requested.outbound()), maxima, offeredByPeer);
    }
}
