package org.ndktck.faulty.queue;

import static org.ndktck.catalog.RequirementId.QP_19;
import static org.ndktck.faulty.DispatchFunction.ARM_CQ;
import static org.ndktck.faulty.DispatchFunction.GET_CQ_RESULTS;
import static org.ndktck.faulty.DispatchFunction.SEND;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.jspecify.annotations.Nullable;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Notifies of results that come to an armed queue, and of none that was there before. */
@Fault(value = "F697", grade = SUBTLE)
@Breaks(QP_19)
public final class LosesAnArmThatComesAfterTheResult extends InterceptingProvider {

    private volatile boolean uncollected;

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(ARM_CQ) && uncollected) {
            return null;
        }
        if (call.is(SEND)) {
            uncollected = true;
        } else if (call.is(GET_CQ_RESULTS)) {
            uncollected = false;
        }
        return call.proceed();
    }
}
