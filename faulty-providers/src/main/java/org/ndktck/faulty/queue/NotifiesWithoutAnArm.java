package org.ndktck.faulty.queue;

import static org.ndktck.catalog.RequirementId.QP_19;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CQ;
import static org.ndktck.faulty.DispatchFunction.CREATE_CQ;
import static org.ndktck.faulty.DispatchFunction.FLUSH;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.CreateCqArgs;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Notifies of flushed requests whether anybody asked or not. */
@Fault(value = "F408", grade = MODERATE)
@Breaks(QP_19)
public final class NotifiesWithoutAnArm extends InterceptingProvider {

    private final Set<Runnable> notifications = ConcurrentHashMap.newKeySet();

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(CREATE_CQ)) {
            CreateCqArgs args = (CreateCqArgs) Objects.requireNonNull(call.args());
            notifications.add(
                    () -> args.cqNotification().notify(args.cqNotificationContext(), NtStatus.STATUS_SUCCESS));
        } else if (call.is(CLOSE_CQ)) {
            notifications.clear();
        }
        Object answer = call.proceed();
        if (call.is(FLUSH)) {
            notifications.forEach(Runnable::run);
        }
        return answer;
    }
}
