package org.ndktck.faulty.irql;

import static org.ndktck.catalog.RequirementId.IRQ_04;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/** Calls every completion in its interrupt routine, at the level of the device. */
@Fault(value = "F800", grade = Grade.BLATANT)
@Breaks(IRQ_04)
public final class CompletesAtTheLevelOfTheDevice extends LevelFault {

    @Override
    protected boolean isCompletedTooHigh(Intercepted call, @Nullable NtStatus status) {
        return true;
    }
}
