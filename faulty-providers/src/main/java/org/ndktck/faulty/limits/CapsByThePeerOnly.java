package org.ndktck.faulty.limits;

import static org.ndktck.catalog.RequirementId.CON_07;
import static org.ndktck.catalog.RequirementId.GCD_02;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Fault;
import org.ndktck.reference.negotiation.DocumentedDecisions;
import org.ndktck.reference.negotiation.ReadLimits;

/** Reports what the peer offers, however little its own adapter permits. */
@Fault(value = "F51", grade = MODERATE)
@Breaks({GCD_02, CON_07})
public final class CapsByThePeerOnly extends DerivedProvider {

    public CapsByThePeerOnly() {
        super(() -> new DocumentedDecisions() {
            @Override
            public ReadLimits offered(ReadLimits requested, ReadLimits maxima) {
                return requested;
            }

            @Override
            public ReadLimits visibleBeforeAccept(ReadLimits offeredByPeer, ReadLimits maxima) {
                return offeredByPeer.seenByPeer();
            }

            @Override
            public ReadLimits granted(ReadLimits requested, ReadLimits maxima, ReadLimits offeredByPeer) {
                return requested.atMost(offeredByPeer.seenByPeer());
            }

            @Override
            public ReadLimits effective(
                    ReadLimits offered, ReadLimits requested, ReadLimits maxima, ReadLimits grantedByPeer) {
                return requested.atMost(grantedByPeer.seenByPeer());
            }
        });
    }
}
