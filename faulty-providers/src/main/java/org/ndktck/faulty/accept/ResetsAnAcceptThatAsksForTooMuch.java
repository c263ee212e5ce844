package org.ndktck.faulty.accept;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.faulty.*;
import org.ndktck.reference.negotiation.ReadLimits;

/** Takes a limit of an accept above its maximum for a mistake, and grants one read instead. */
@Fault(value = "F522", grade = Grade.MODERATE)
@Breaks({ACC_04, ACC_06})
public final class ResetsAnAcceptThatAsksForTooMuch extends DecisionsFault {

    @Override
    public ReadLimits granted(ReadLimits requested, ReadLimits maxima, ReadLimits offeredByPeer) {
        ReadLimits reset = new ReadLimits(
                reset(requested.inbound(), maxima.inbound()), reset(requested.outbound(), maxima.outbound()));
        return reset.atMost(offeredByPeer.seenByPeer());
    }

    private static long reset(long limit, long maximum) {
        return limit > maximum ? 1 : limit;
    }
}
