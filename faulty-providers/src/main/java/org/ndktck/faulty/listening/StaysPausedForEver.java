package org.ndktck.faulty.listening;

import static org.ndktck.catalog.RequirementId.CEV_01;
import static org.ndktck.catalog.RequirementId.LIS_26;
import static org.ndktck.faulty.DispatchFunction.CONTROL_CONNECT_EVENTS;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.jspecify.annotations.Nullable;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Cannot resume a listener that was paused once. */
@Fault(value = "F390", grade = MODERATE)
@Breaks(
        value = LIS_26,
        also = CEV_01,
        why = "the requests that come after a pause, one of the obstacles of CEV-01, bring no event")
public final class StaysPausedForEver extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        boolean resumes = call.is(CONTROL_CONNECT_EVENTS) && Boolean.FALSE.equals(call.args());
        return resumes ? null : call.proceed();
    }
}
