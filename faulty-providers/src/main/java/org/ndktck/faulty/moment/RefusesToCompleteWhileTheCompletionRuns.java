package org.ndktck.faulty.moment;

import static org.ndktck.catalog.RequirementId.CMP_15;
import static org.ndktck.catalog.RequirementId.LIF_01;
import static org.ndktck.faulty.DispatchFunction.COMPLETE_CONNECT;
import static org.ndktck.faulty.DispatchFunction.COMPLETE_CONNECT_EX;
import static org.ndktck.faulty.DispatchFunction.CONNECT;
import static org.ndktck.faulty.DispatchFunction.CONNECT_WITH_SHARED_ENDPOINT;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Knows that a connect is over when its completion has returned, and completes it no sooner on any thread. */
@Fault(value = "F680", grade = MODERATE)
@Breaks({LIF_01, CMP_15})
public final class RefusesToCompleteWhileTheCompletionRuns extends InterceptingProvider {

    private final Set<NdkObject<?>> completing = ConcurrentHashMap.newKeySet();

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(CONNECT, CONNECT_WITH_SHARED_ENDPOINT)) {
            return call.proceed(call.with(NdkRequestCompletion.class, original -> (context, status) -> {
                completing.add(call.object());
                original.complete(context, status);
                completing.remove(call.object());
            }));
        }
        return call.is(COMPLETE_CONNECT, COMPLETE_CONNECT_EX) && completing.contains(call.object())
                ? NtStatus.STATUS_CONNECTION_INVALID
                : call.proceed();
    }
}
