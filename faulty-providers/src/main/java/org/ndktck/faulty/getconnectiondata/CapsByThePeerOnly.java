package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.faulty.*;
import org.ndktck.reference.negotiation.ReadLimits;

/** Reports what the peer offers, however little its own adapter permits. */
@Fault(value = "F51", grade = Grade.MODERATE)
@Breaks({GCD_02, CON_07})
public final class CapsByThePeerOnly extends DecisionsFault {

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
    public ReadLimits effective(ReadLimits offered, ReadLimits requested, ReadLimits maxima, ReadLimits grantedByPeer) {
        return requested.atMost(grantedByPeer.seenByPeer());
    }
}
