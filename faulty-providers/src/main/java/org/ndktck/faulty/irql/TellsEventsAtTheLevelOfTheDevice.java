package org.ndktck.faulty.irql;

import static org.ndktck.catalog.RequirementId.IRQ_05;

import org.ndktck.faulty.*;

/** Tells of connect requests and departures in its interrupt routine, at the level of the device. */
@Fault(value = "F802", grade = Grade.BLATANT)
@Breaks(IRQ_05)
public final class TellsEventsAtTheLevelOfTheDevice extends LevelFault {

    @Override
    protected boolean isToldTooHigh(Intercepted registration) {
        return true;
    }
}
