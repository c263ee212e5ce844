package org.ndktck.faulty.limits;

import static org.ndktck.catalog.RequirementId.ACC_08;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Fault;
import org.ndktck.reference.DocumentedDecisions;
import org.ndktck.reference.ReadLimits;

/**
 * Fails an accept that asks for more than the peer offers, where the documents have it capped. Seen
 * in two providers in the field.
 */
@Fault(value = "F63", grade = MODERATE)
@Breaks(ACC_08)
public final class RefusesAnAcceptForMoreThanThePeerOffers extends DerivedProvider {

    public RefusesAnAcceptForMoreThanThePeerOffers() {
        super(() -> new DocumentedDecisions() {
            @Override
            public NtStatus admits(ReadLimits requested, ReadLimits offeredByPeer) {
                ReadLimits offered = offeredByPeer.seenByPeer();
                boolean more = requested.inbound() > offered.inbound() || requested.outbound() > offered.outbound();
                return more ? NtStatus.STATUS_INVALID_PARAMETER : NtStatus.STATUS_SUCCESS;
            }
        });
    }
}
