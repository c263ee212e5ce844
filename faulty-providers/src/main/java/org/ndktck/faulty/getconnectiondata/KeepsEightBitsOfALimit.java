package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.faulty.*;
import org.ndktck.reference.negotiation.ReadLimits;

/** Puts a limit into the eight bits it has on the wire before it is capped: 256 becomes none. */
@Fault(value = "F59", grade = Grade.EXTREMELY_SUBTLE)
@Breaks(
        value = GCD_02,
        also = {CON_07, CON_09},
        nowAndThen = {CON_08, CON_10, ACC_04, ACC_06},
        why = "a connect that asks for more than 255 offers less than it should: where its own maximum"
                + " decides it always asks for much, where another rule does only in some plans")
public final class KeepsEightBitsOfALimit extends DecisionsFault {

    @Override
    public ReadLimits offered(ReadLimits requested, ReadLimits maxima) {
        return new ReadLimits(requested.inbound() & 0xFF, requested.outbound() & 0xFF).atMost(maxima);
    }
}
