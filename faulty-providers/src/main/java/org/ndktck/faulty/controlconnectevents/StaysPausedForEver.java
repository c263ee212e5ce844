package org.ndktck.faulty.controlconnectevents;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.CONTROL_CONNECT_EVENTS;

import org.ndktck.faulty.*;

/** Cannot resume a listener that was paused once. */
@Fault(value = "F390", grade = Grade.MODERATE)
@Breaks(
        value = LIS_26,
        also = CEV_01,
        why = "the requests that come after a pause, one of the obstacles of CEV-01, bring no event")
public final class StaysPausedForEver extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        boolean resumes = call.is(CONTROL_CONNECT_EVENTS) && Boolean.FALSE.equals(call.args());
        return resumes ? Intercepted.NOTHING : call.proceed();
    }
}
