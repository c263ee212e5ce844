package org.ndktck.faulty.traffic;

import static org.ndktck.catalog.RequirementId.QP_19;
import static org.ndktck.faulty.DispatchFunction.CREATE_CQ;

import java.util.concurrent.atomic.AtomicBoolean;
import org.ndktck.api.NdkCqNotificationCallback;
import org.ndktck.faulty.*;

/** Remembers for ever that a completion queue has notified: a second arm waits in vain. */
@Fault(value = "F696", grade = Grade.SUBTLE)
@Breaks(QP_19)
public final class NotifiesOfTheFirstArmOnly extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        if (!call.is(CREATE_CQ)) {
            return call.proceed();
        }
        AtomicBoolean notified = new AtomicBoolean();
        return call.proceeding(NdkCqNotificationCallback.class, original -> (context, status) -> {
            if (notified.compareAndSet(false, true)) {
                original.notify(context, status);
            }
        });
    }
}
