package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.faulty.*;
import org.ndktck.reference.negotiation.ReadLimits;

/** Caps where a request is accepted, and leaves the active side with what it asked for. */
@Fault(value = "F52", grade = Grade.SUBTLE)
@Breaks(
        value = {GCD_02, CON_07, CON_08, CON_10},
        also = CON_09,
        why = "the active side reports what it asked for, and in CON-09 it asks for more than the "
                + "maximum that decides")
public final class CapsOnThePassiveSideOnly extends DecisionsFault {

    @Override
    public ReadLimits offered(ReadLimits requested, ReadLimits maxima) {
        return requested;
    }

    @Override
    public ReadLimits effective(ReadLimits offered, ReadLimits requested, ReadLimits maxima, ReadLimits grantedByPeer) {
        return requested;
    }
}
