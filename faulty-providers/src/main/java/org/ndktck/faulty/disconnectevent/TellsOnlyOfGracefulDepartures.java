package org.ndktck.faulty.disconnectevent;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import org.jspecify.annotations.Nullable;
import org.ndktck.faulty.*;

/** Takes the end of a connection for a matter of graceful disconnects: a peer that closes is not told of. */
@Fault(value = "F87", grade = Grade.MODERATE)
@Breaks({DEV_03, CLO_20})
public final class TellsOnlyOfGracefulDepartures extends InterceptingProvider {

    private volatile @Nullable DispatchFunction lastLeft;

    @Override
    protected Object call(Intercepted call) {
        if (call.is(DISCONNECT, CLOSE_CONNECTOR)) {
            lastLeft = call.function();
        }
        return Registrations.registers(call)
                ? call.proceed(Registrations.raisingIf(call, () -> lastLeft == DISCONNECT))
                : call.proceed();
    }
}
