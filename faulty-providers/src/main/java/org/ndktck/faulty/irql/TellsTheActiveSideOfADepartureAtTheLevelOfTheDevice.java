package org.ndktck.faulty.irql;

import static org.ndktck.catalog.RequirementId.IRQ_05;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.faulty.*;

/** Tells the active side at the level of the device that its peer has gone; all else comes at DISPATCH_LEVEL. */
@Fault(value = "F803", grade = Grade.SUBTLE)
@Breaks(IRQ_05)
public final class TellsTheActiveSideOfADepartureAtTheLevelOfTheDevice extends LevelFault {

    @Override
    protected boolean isToldTooHigh(Intercepted registration) {
        return registration.is(COMPLETE_CONNECT, COMPLETE_CONNECT_EX);
    }
}
