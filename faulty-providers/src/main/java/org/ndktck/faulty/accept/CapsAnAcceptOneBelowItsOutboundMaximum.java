package org.ndktck.faulty.accept;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.faulty.*;
import org.ndktck.reference.negotiation.ReadLimits;
import org.ndktck.reference.refusal.Refusal;

/** Lowers an accept that asks for too many outbound reads to one less than the maximum. */
@Fault(value = "F261", grade = Grade.SUBTLE)
@Breaks({ACC_06, GCD_02})
@Settings({"max-inbound-read-limit=128", "max-outbound-read-limit=16"})
public final class CapsAnAcceptOneBelowItsOutboundMaximum extends DecisionsFault {

    @Override
    public ReadLimits granted(ReadLimits requested, ReadLimits maxima, ReadLimits offeredByPeer) throws Refusal {
        boolean above = requested.outbound() > maxima.outbound();
        long outbound = above ? maxima.outbound() - 1 : requested.outbound();
        return super.granted(new ReadLimits(requested.inbound(), outbound), maxima, offeredByPeer);
    }
}
