package org.ndktck.faulty.listening;

import static org.ndktck.catalog.RequirementId.CEV_01;
import static org.ndktck.catalog.RequirementId.LIS_33;
import static org.ndktck.faulty.DispatchFunction.LISTEN;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkListener;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Takes no request before NdkControlConnectEvents was called. */
@Fault(value = "F392", grade = MODERATE)
@Breaks({LIS_33, CEV_01})
public final class StartsListenersPaused extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(LISTEN)) {
            NdkListener listener = (NdkListener) call.object();
            table(listener).controlConnectEvents(listener, true);
        }
        return call.proceed();
    }
}
