package org.ndktck.faulty.traffic;

import static org.ndktck.catalog.RequirementId.QP_19;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.faulty.*;

/** Notifies of results that come to an armed queue, and of none that was there before. */
@Fault(value = "F697", grade = Grade.SUBTLE)
@Breaks(QP_19)
public final class LosesAnArmThatComesAfterTheResult extends InterceptingProvider {

    private volatile boolean uncollected;

    @Override
    protected Object call(Intercepted call) {
        if (call.is(ARM_CQ) && uncollected) {
            return Intercepted.NOTHING;
        }
        if (call.is(SEND)) {
            uncollected = true;
        } else if (call.is(GET_CQ_RESULTS)) {
            uncollected = false;
        }
        return call.proceed();
    }
}
