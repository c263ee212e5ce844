package org.ndktck.faulty.controlconnectevents;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.LISTEN;

import org.ndktck.api.NdkListener;
import org.ndktck.faulty.*;

/** Takes no request before NdkControlConnectEvents was called. */
@Fault(value = "F392", grade = Grade.MODERATE)
@Breaks({LIS_33, CEV_01})
public final class StartsListenersPaused extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        if (call.is(LISTEN)) {
            NdkListener listener = (NdkListener) call.object();
            table(listener).controlConnectEvents(listener, true);
        }
        return call.proceed();
    }
}
