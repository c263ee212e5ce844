package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.faulty.*;
import org.ndktck.reference.negotiation.ReadLimits;

/**
 * Puts a limit into the fourteen bits it has on the wire before it is capped: 16384 becomes none.
 */
@Fault(value = "F59", grade = Grade.EXTREMELY_SUBTLE)
@Breaks(
        value = GCD_02,
        nowAndThen = {CON_07, CON_08, CON_09, CON_10, ACC_04, ACC_06},
        why = "a connect that asks for 16384 or a little more offers next to nothing, whichever rule"
                + " decides, and only some plans have it ask for such a number")
public final class KeepsFourteenBitsOfALimit extends DecisionsFault {

    @Override
    public ReadLimits offered(ReadLimits requested, ReadLimits maxima) {
        return new ReadLimits(requested.inbound() & 0x3FFF, requested.outbound() & 0x3FFF).atMost(maxima);
    }
}
