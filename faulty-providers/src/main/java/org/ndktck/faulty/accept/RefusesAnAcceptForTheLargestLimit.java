package org.ndktck.faulty.accept;

import static org.ndktck.catalog.RequirementId.ACC_08;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;
import org.ndktck.reference.negotiation.ReadLimits;
import org.ndktck.reference.refusal.Refusal;

/** Keeps the largest limit for its own use: an accept that asks for it is refused. */
@Fault(value = "F525", grade = Grade.SUBTLE)
@Breaks(ACC_08)
public final class RefusesAnAcceptForTheLargestLimit extends DecisionsFault {

    private static final long LARGEST = 0xFFFF_FFFFL;

    @Override
    public ReadLimits granted(ReadLimits requested, ReadLimits maxima, ReadLimits offeredByPeer) throws Refusal {
        if (requested.inbound() == LARGEST || requested.outbound() == LARGEST) {
            throw new Refusal(NtStatus.STATUS_INVALID_PARAMETER);
        }
        return super.granted(requested, maxima, offeredByPeer);
    }
}
