package org.ndktck.faulty.limits;

import static org.ndktck.catalog.RequirementId.CON_08;
import static org.ndktck.catalog.RequirementId.CON_10;
import static org.ndktck.catalog.RequirementId.GCD_02;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Fault;
import org.ndktck.reference.negotiation.DocumentedDecisions;
import org.ndktck.reference.negotiation.ReadLimits;

/** Reports what its own adapter permits, however little the peer offers. */
@Fault(value = "F50", grade = MODERATE)
@Breaks({GCD_02, CON_08, CON_10})
public final class CapsByItsOwnMaximumOnly extends DerivedProvider {

    public CapsByItsOwnMaximumOnly() {
        super(() -> new DocumentedDecisions() {
            @Override
            public ReadLimits visibleBeforeAccept(ReadLimits offeredByPeer, ReadLimits maxima) {
                return maxima;
            }

            @Override
            public ReadLimits effective(
                    ReadLimits offered, ReadLimits requested, ReadLimits maxima, ReadLimits grantedByPeer) {
                return offered;
            }
        });
    }
}
