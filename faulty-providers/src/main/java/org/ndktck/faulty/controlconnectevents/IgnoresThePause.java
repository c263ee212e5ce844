package org.ndktck.faulty.controlconnectevents;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.CONTROL_CONNECT_EVENTS;

import org.ndktck.faulty.*;

/** Goes on with connect events while the listener is paused. */
@Fault(value = "F389", grade = Grade.BLATANT)
@Breaks({LIS_25, CEV_06})
public final class IgnoresThePause extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return call.is(CONTROL_CONNECT_EVENTS) ? Intercepted.NOTHING : call.proceed();
    }
}
