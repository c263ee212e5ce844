package org.ndktck.faulty.queue;

import static org.ndktck.catalog.RequirementId.QP_19;
import static org.ndktck.faulty.DispatchFunction.CREATE_CQ;
import static org.ndktck.faulty.DispatchFunction.GET_CQ_RESULTS;
import static org.ndktck.faulty.DispatchFunction.RECEIVE;
import static org.ndktck.faulty.DispatchFunction.SEND;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkCqNotificationCallback;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Stays armed while a flush goes on: where it ends several requests, each is told of. */
@Fault(value = "F622", grade = SUBTLE)
@Breaks(QP_19)
public final class NotifiesOfEveryResultAfterOneArm extends InterceptingProvider {

    private final AtomicInteger posted = new AtomicInteger();

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(CREATE_CQ)) {
            posted.set(0);
            return call.proceed(call.with(NdkCqNotificationCallback.class, original -> (context, status) -> {
                original.notify(context, status);
                for (int more = posted.getAndSet(0); more > 1; more--) {
                    original.notify(context, status);
                }
            }));
        }
        if (call.is(SEND, RECEIVE)) {
            posted.incrementAndGet();
        } else if (call.is(GET_CQ_RESULTS)) {
            posted.set(0);
        }
        return call.proceed();
    }
}
