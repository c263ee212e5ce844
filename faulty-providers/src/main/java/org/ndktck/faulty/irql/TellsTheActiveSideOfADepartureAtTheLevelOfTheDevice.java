package org.ndktck.faulty.irql;

import static org.ndktck.catalog.RequirementId.IRQ_05;
import static org.ndktck.faulty.DispatchFunction.COMPLETE_CONNECT;
import static org.ndktck.faulty.DispatchFunction.COMPLETE_CONNECT_EX;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.LevelFault;

/** Tells the active side at the level of the device that its peer has gone; all else comes at DISPATCH_LEVEL. */
@Fault(value = "F803", grade = SUBTLE)
@Breaks(IRQ_05)
public final class TellsTheActiveSideOfADepartureAtTheLevelOfTheDevice extends LevelFault {

    public TellsTheActiveSideOfADepartureAtTheLevelOfTheDevice() {}

    @Override
    protected boolean isToldTooHigh(Intercepted registration) {
        return registration.is(COMPLETE_CONNECT, COMPLETE_CONNECT_EX);
    }
}
