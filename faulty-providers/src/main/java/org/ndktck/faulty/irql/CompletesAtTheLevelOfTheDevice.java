package org.ndktck.faulty.irql;

import static org.ndktck.catalog.RequirementId.IRQ_04;
import static org.ndktck.faulty.Fault.Grade.BLATANT;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.LevelFault;

/** Calls every completion in its interrupt routine, at the level of the device. */
@Fault(value = "F800", grade = BLATANT)
@Breaks(IRQ_04)
public final class CompletesAtTheLevelOfTheDevice extends LevelFault {

    public CompletesAtTheLevelOfTheDevice() {}

    @Override
    protected boolean isCompletedTooHigh(Intercepted call, @Nullable NtStatus status) {
        return true;
    }
}
