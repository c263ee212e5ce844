package org.ndktck.faulty.queue;

import static org.ndktck.catalog.RequirementId.QP_19;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkCqNotificationCallback;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Stays armed until the consumer has collected what it was told of: a flush meanwhile is told of as well. */
@Fault(value = "F622", grade = SUBTLE)
@Breaks(QP_19)
public final class NotifiesAgainUntilTheResultsAreCollected extends InterceptingProvider {

    private final Set<Runnable> told = ConcurrentHashMap.newKeySet();

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is("createCq")) {
            return call.proceed(call.with(NdkCqNotificationCallback.class, original -> (context, status) -> {
                told.add(() -> original.notify(context, status));
                original.notify(context, status);
            }));
        }
        if (call.is("getCqResults", "closeCq")) {
            told.clear();
        }
        Object answer = call.proceed();
        if (call.is("flush")) {
            told.forEach(Runnable::run);
        }
        return answer;
    }
}
