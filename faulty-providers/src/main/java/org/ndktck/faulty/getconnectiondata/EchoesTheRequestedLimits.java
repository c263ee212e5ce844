package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.faulty.*;
import org.ndktck.reference.negotiation.ReadLimits;

/** Tells the active side what it asked for: no maximum and no peer comes into it. */
@Fault(value = "F49", grade = Grade.BLATANT)
@Breaks(
        value = {GCD_02, CON_07, CON_08, CON_10},
        also = CON_09,
        why = "the active side reports what it asked for, and in CON-09 it asks for more than the "
                + "maximum that decides")
public final class EchoesTheRequestedLimits extends DecisionsFault {

    @Override
    public ReadLimits effective(ReadLimits offered, ReadLimits requested, ReadLimits maxima, ReadLimits grantedByPeer) {
        return requested;
    }
}
