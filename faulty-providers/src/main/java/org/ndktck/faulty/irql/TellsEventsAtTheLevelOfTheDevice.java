package org.ndktck.faulty.irql;

import static org.ndktck.catalog.RequirementId.IRQ_05;
import static org.ndktck.faulty.Fault.Grade.BLATANT;

import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.LevelFault;

/** Tells of connect requests and departures in its interrupt routine, at the level of the device. */
@Fault(value = "F802", grade = BLATANT)
@Breaks(IRQ_05)
public final class TellsEventsAtTheLevelOfTheDevice extends LevelFault {

    public TellsEventsAtTheLevelOfTheDevice() {}

    @Override
    protected boolean isToldTooHigh(Intercepted registration) {
        return true;
    }
}
