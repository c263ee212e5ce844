package org.ndktck.faulty.limits;

import static org.ndktck.catalog.RequirementId.ACC_08;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Tolerated;
import org.ndktck.reference.DocumentedDecisions;
import org.ndktck.reference.ReadLimits;

/**
 * Fails an accept that asks for reads when the peer offers none. Whether zero is a limit like any
 * other is disputed.
 */
@Fault(value = "F63", grade = SUBTLE)
@Tolerated(ACC_08)
public final class RefusesAnAcceptOfAPeerWithoutReads extends DerivedProvider {

    public RefusesAnAcceptOfAPeerWithoutReads() {
        super(() -> new DocumentedDecisions() {
            @Override
            public NtStatus admits(ReadLimits requested, ReadLimits offeredByPeer) {
                ReadLimits offered = offeredByPeer.seenByPeer();
                boolean none = (offered.inbound() == 0 && requested.inbound() > 0)
                        || (offered.outbound() == 0 && requested.outbound() > 0);
                return none ? NtStatus.STATUS_INVALID_PARAMETER : NtStatus.STATUS_SUCCESS;
            }
        });
    }
}
