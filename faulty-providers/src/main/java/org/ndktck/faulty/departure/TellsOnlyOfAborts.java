package org.ndktck.faulty.departure;

import static org.ndktck.catalog.RequirementId.DEV_02;
import static org.ndktck.catalog.RequirementId.DIS_02;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;
import static org.ndktck.faulty.DispatchFunction.DISCONNECT;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.jspecify.annotations.Nullable;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.DispatchFunction;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;
import org.ndktck.faulty.Registrations;

/** Tells of peers that close, and not of those that disconnect. */
@Fault(value = "F380", grade = MODERATE)
@Breaks({DEV_02, DIS_02})
public final class TellsOnlyOfAborts extends InterceptingProvider {

    private volatile @Nullable DispatchFunction lastLeft;

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(DISCONNECT, CLOSE_CONNECTOR)) {
            lastLeft = call.function();
        }
        return Registrations.registers(call)
                ? call.proceed(Registrations.raisingIf(call, () -> lastLeft != DISCONNECT))
                : call.proceed();
    }
}
