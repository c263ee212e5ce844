package org.ndktck.faulty.departure;

import static org.ndktck.catalog.RequirementId.CLO_20;
import static org.ndktck.catalog.RequirementId.DEV_03;
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

/** Takes the end of a connection for a matter of graceful disconnects: a peer that closes is not told of. */
@Fault(value = "F87", grade = MODERATE)
@Breaks({DEV_03, CLO_20})
public final class TellsOnlyOfGracefulDepartures extends InterceptingProvider {

    private volatile @Nullable DispatchFunction lastLeft;

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(DISCONNECT, CLOSE_CONNECTOR)) {
            lastLeft = call.function();
        }
        return Registrations.registers(call)
                ? call.proceed(Registrations.raisingIf(call, () -> lastLeft == DISCONNECT))
                : call.proceed();
    }
}
