package org.ndktck.faulty.traffic;

import static org.ndktck.catalog.RequirementId.QP_19;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.concurrent.atomic.AtomicInteger;
import org.ndktck.api.NdkCqNotificationCallback;
import org.ndktck.faulty.*;

/** Stays armed while a flush goes on: where it ends several requests, each is told of. */
@Fault(value = "F622", grade = Grade.SUBTLE)
@Breaks(QP_19)
public final class NotifiesOfEveryResultAfterOneArm extends InterceptingProvider {

    private final AtomicInteger posted = new AtomicInteger();

    @Override
    protected Object call(Intercepted call) {
        if (call.is(CREATE_CQ)) {
            posted.set(0);
            return call.proceeding(NdkCqNotificationCallback.class, original -> (context, status) -> {
                original.notify(context, status);
                for (int more = posted.getAndSet(0); more > 1; more--) {
                    original.notify(context, status);
                }
            });
        }
        if (call.is(SEND, RECEIVE)) {
            posted.incrementAndGet();
        } else if (call.is(GET_CQ_RESULTS)) {
            posted.set(0);
        }
        return call.proceed();
    }
}
