package org.ndktck.faulty.accept;

import static org.ndktck.catalog.RequirementId.ACC_08;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;
import org.ndktck.reference.negotiation.ReadLimits;
import org.ndktck.reference.refusal.Refusal;

/**
 * Fails an accept that asks for more than the peer offers, where the documents have it capped. Seen
 * in two providers in the field.
 */
@Fault(value = "F63", grade = Grade.MODERATE)
@Breaks(ACC_08)
public final class RefusesAnAcceptForMoreThanThePeerOffers extends DecisionsFault {

    @Override
    public ReadLimits granted(ReadLimits requested, ReadLimits maxima, ReadLimits offeredByPeer) throws Refusal {
        ReadLimits offered = offeredByPeer.seenByPeer();
        if (requested.inbound() > offered.inbound() || requested.outbound() > offered.outbound()) {
            throw new Refusal(NtStatus.STATUS_INVALID_PARAMETER);
        }
        return super.granted(requested, maxima, offeredByPeer);
    }
}
