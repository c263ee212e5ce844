package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.faulty.*;
import org.ndktck.reference.negotiation.ReadLimits;

/**
 * Sends what its consumer asks for and caps when the answer is there: the peer sees the uncapped
 * value. The documents can be read so.
 */
@Fault(value = "F64", grade = Grade.SUBTLE)
@Tolerated({GCD_02, GCD_04})
public final class CapsAfterTheExchange extends DecisionsFault {

    @Override
    public ReadLimits offered(ReadLimits requested, ReadLimits maxima) {
        return requested;
    }

    @Override
    public ReadLimits granted(ReadLimits requested, ReadLimits maxima, ReadLimits offeredByPeer) {
        return requested.atMost(offeredByPeer.seenByPeer());
    }

    @Override
    public ReadLimits effective(ReadLimits offered, ReadLimits requested, ReadLimits maxima, ReadLimits grantedByPeer) {
        return requested.atMost(maxima).atMost(grantedByPeer.seenByPeer());
    }
}
