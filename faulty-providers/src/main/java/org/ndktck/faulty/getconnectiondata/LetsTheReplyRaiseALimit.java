package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.faulty.*;
import org.ndktck.reference.negotiation.ReadLimits;

/** Takes the limits of the acceptance for the last word: an accept that asks for more raises them above the request. */
@Fault(value = "F62", grade = Grade.MODERATE)
@Breaks(
        value = {GCD_02, ACC_05, ACC_07},
        also = CON_07,
        why = "the active side takes what an accept grants for its own limit, and CON-07 is judged where "
                + "its own inbound maximum is lower")
public final class LetsTheReplyRaiseALimit extends DecisionsFault {

    @Override
    public ReadLimits granted(ReadLimits requested, ReadLimits maxima, ReadLimits offeredByPeer) {
        return requested.atMost(maxima);
    }

    @Override
    public ReadLimits effective(ReadLimits offered, ReadLimits requested, ReadLimits maxima, ReadLimits grantedByPeer) {
        return grantedByPeer.seenByPeer();
    }
}
