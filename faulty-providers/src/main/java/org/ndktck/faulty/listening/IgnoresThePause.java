package org.ndktck.faulty.listening;

import static org.ndktck.catalog.RequirementId.CEV_06;
import static org.ndktck.catalog.RequirementId.LIS_25;
import static org.ndktck.faulty.DispatchFunction.CONTROL_CONNECT_EVENTS;
import static org.ndktck.faulty.Fault.Grade.BLATANT;

import org.jspecify.annotations.Nullable;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Goes on with connect events while the listener is paused. */
@Fault(value = "F389", grade = BLATANT)
@Breaks({LIS_25, CEV_06})
public final class IgnoresThePause extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        return call.is(CONTROL_CONNECT_EVENTS) ? null : call.proceed();
    }
}
