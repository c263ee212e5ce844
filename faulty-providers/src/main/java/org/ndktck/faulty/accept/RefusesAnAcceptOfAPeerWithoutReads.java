package org.ndktck.faulty.accept;

import static org.ndktck.catalog.RequirementId.ACC_08;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;
import org.ndktck.reference.negotiation.ReadLimits;
import org.ndktck.reference.refusal.Refusal;

/**
 * Fails an accept that asks for reads when the peer offers none. Whether zero is a limit like any other is disputed.
 */
@Fault(value = "F63", grade = Grade.SUBTLE)
@Tolerated(ACC_08)
public final class RefusesAnAcceptOfAPeerWithoutReads extends DecisionsFault {

    @Override
    public ReadLimits granted(ReadLimits requested, ReadLimits maxima, ReadLimits offeredByPeer) throws Refusal {
        ReadLimits offered = offeredByPeer.seenByPeer();
        boolean none = (offered.inbound() == 0 && requested.inbound() > 0)
                || (offered.outbound() == 0 && requested.outbound() > 0);
        if (none) {
            throw new Refusal(NtStatus.STATUS_INVALID_PARAMETER);
        }
        return super.granted(requested, maxima, offeredByPeer);
    }
}
