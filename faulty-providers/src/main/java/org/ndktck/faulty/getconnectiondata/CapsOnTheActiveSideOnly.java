package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.faulty.*;
import org.ndktck.reference.negotiation.ReadLimits;

/**
 * Leaves it to the active side to cap: the passive side passes on what its consumer and the peer
 * ask for. The documents can be read so.
 */
@Fault(value = "F53", grade = Grade.SUBTLE)
@Tolerated({GCD_02, GCD_03, GCD_04})
public final class CapsOnTheActiveSideOnly extends DecisionsFault {

    @Override
    public ReadLimits visibleBeforeAccept(ReadLimits offeredByPeer, ReadLimits maxima) {
        return offeredByPeer.seenByPeer();
    }

    @Override
    public ReadLimits granted(ReadLimits requested, ReadLimits maxima, ReadLimits offeredByPeer) {
        return requested.atMost(offeredByPeer.seenByPeer());
    }
}
