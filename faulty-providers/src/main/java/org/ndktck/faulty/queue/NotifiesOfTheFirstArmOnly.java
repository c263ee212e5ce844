package org.ndktck.faulty.queue;

import static org.ndktck.catalog.RequirementId.QP_19;
import static org.ndktck.faulty.DispatchFunction.CREATE_CQ;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkCqNotificationCallback;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Remembers for ever that a completion queue has notified: a second arm waits in vain. */
@Fault(value = "F696", grade = SUBTLE)
@Breaks(QP_19)
public final class NotifiesOfTheFirstArmOnly extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (!call.is(CREATE_CQ)) {
            return call.proceed();
        }
        AtomicBoolean notified = new AtomicBoolean();
        return call.proceed(call.with(NdkCqNotificationCallback.class, original -> (context, status) -> {
            if (notified.compareAndSet(false, true)) {
                original.notify(context, status);
            }
        }));
    }
}
