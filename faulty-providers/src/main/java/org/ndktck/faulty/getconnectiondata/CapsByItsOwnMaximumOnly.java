package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.faulty.*;
import org.ndktck.reference.negotiation.ReadLimits;

/** Reports what its own adapter permits, however little the peer offers. */
@Fault(value = "F50", grade = Grade.MODERATE)
@Breaks({GCD_02, CON_08, CON_10})
public final class CapsByItsOwnMaximumOnly extends DecisionsFault {

    @Override
    public ReadLimits visibleBeforeAccept(ReadLimits offeredByPeer, ReadLimits maxima) {
        return maxima;
    }

    @Override
    public ReadLimits effective(ReadLimits offered, ReadLimits requested, ReadLimits maxima, ReadLimits grantedByPeer) {
        return offered;
    }
}
