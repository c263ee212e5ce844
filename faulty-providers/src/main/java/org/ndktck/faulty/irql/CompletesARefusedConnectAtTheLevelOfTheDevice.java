package org.ndktck.faulty.irql;

import static org.ndktck.catalog.RequirementId.IRQ_04;
import static org.ndktck.faulty.DispatchFunction.*;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/** Puts off every completion to DISPATCH_LEVEL, but for that of a connect that fails. */
@Fault(value = "F801", grade = Grade.SUBTLE)
@Breaks(IRQ_04)
public final class CompletesARefusedConnectAtTheLevelOfTheDevice extends LevelFault {

    @Override
    protected boolean isCompletedTooHigh(Intercepted call, @Nullable NtStatus status) {
        return call.is(CONNECT, CONNECT_WITH_SHARED_ENDPOINT) && status != null && status.isFailure();
    }
}
