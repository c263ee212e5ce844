package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.GCD_02;

import org.ndktck.faulty.*;
import org.ndktck.reference.negotiation.ReadLimits;

/**
 * Compares its inbound limit with the inbound limit of the peer, where the outbound one counts.
 * Seen in a provider in the field.
 */
@Fault(value = "F54", grade = Grade.SUBTLE)
@Breaks(GCD_02)
public final class PairsInboundWithInbound extends DecisionsFault {

    @Override
    public ReadLimits visibleBeforeAccept(ReadLimits offeredByPeer, ReadLimits maxima) {
        return maxima.atMost(offeredByPeer);
    }

    @Override
    public ReadLimits granted(ReadLimits requested, ReadLimits maxima, ReadLimits offeredByPeer) {
        return requested.atMost(maxima).atMost(offeredByPeer);
    }

    @Override
    public ReadLimits effective(ReadLimits offered, ReadLimits requested, ReadLimits maxima, ReadLimits grantedByPeer) {
        return offered.atMost(grantedByPeer);
    }
}
