package org.ndktck.faulty.disconnectevent;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import org.jspecify.annotations.Nullable;
import org.ndktck.faulty.*;

/** Tells of peers that close, and not of those that disconnect. */
@Fault(value = "F380", grade = Grade.MODERATE)
@Breaks({DEV_02, DIS_02})
public final class TellsOnlyOfAborts extends InterceptingProvider {

    private volatile @Nullable DispatchFunction lastLeft;

    @Override
    protected Object call(Intercepted call) {
        if (call.is(DISCONNECT, CLOSE_CONNECTOR)) {
            lastLeft = call.function();
        }
        return Registrations.registers(call)
                ? call.proceed(Registrations.raisingIf(call, () -> lastLeft != DISCONNECT))
                : call.proceed();
    }
}
