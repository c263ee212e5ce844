package org.ndktck.faulty.traffic;

import static org.ndktck.catalog.RequirementId.QP_19;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Notifies of flushed requests whether anybody asked or not. */
@Fault(value = "F408", grade = Grade.MODERATE)
@Breaks(QP_19)
public final class NotifiesWithoutAnArm extends InterceptingProvider {

    private final Set<Runnable> notifications = ConcurrentHashMap.newKeySet();

    @Override
    protected Object call(Intercepted call) {
        if (call.is(CREATE_CQ)) {
            CreateCqArgs args = call.args(CreateCqArgs.class);
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
