package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.faulty.*;
import org.ndktck.reference.negotiation.ReadLimits;

/**
 * Compares limits as signed numbers: a consumer that asks for as many reads as possible gets the
 * least of all, which it reads back as 4294967295.
 */
@Fault(value = "F60", grade = Grade.EXTREMELY_SUBTLE)
@Breaks(
        value = GCD_02,
        also = {CON_07, CON_09, ACC_04},
        nowAndThen = {CON_08, CON_10, ACC_05, ACC_06, ACC_07},
        why = "a number of 2^31 or more passes for the least of all: where a maximum decides, both"
                + " sides may ask for one; where the number of a side does, the other alone, and not every"
                + " set of plans has it")
public final class ComparesLimitsAsSignedNumbers extends DecisionsFault {

    @Override
    public ReadLimits offered(ReadLimits requested, ReadLimits maxima) {
        return least(requested, maxima);
    }

    @Override
    public ReadLimits effective(ReadLimits offered, ReadLimits requested, ReadLimits maxima, ReadLimits grantedByPeer) {
        return least(offered, grantedByPeer.seenByPeer());
    }

    @Override
    public ReadLimits granted(ReadLimits requested, ReadLimits maxima, ReadLimits offeredByPeer) {
        return least(least(requested, maxima), offeredByPeer.seenByPeer());
    }

    @Override
    public ReadLimits visibleBeforeAccept(ReadLimits offeredByPeer, ReadLimits maxima) {
        return least(maxima, offeredByPeer.seenByPeer());
    }

    private static ReadLimits least(ReadLimits one, ReadLimits other) {
        return new ReadLimits(least(one.inbound(), other.inbound()), least(one.outbound(), other.outbound()));
    }

    private static long least(long one, long other) {
        return Integer.toUnsignedLong(Math.min((int) one, (int) other));
    }
}
