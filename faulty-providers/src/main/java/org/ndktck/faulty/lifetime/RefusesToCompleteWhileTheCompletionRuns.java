package org.ndktck.faulty.lifetime;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Knows that a connect is over when its completion has returned, and completes it no sooner on any thread. */
@Fault(value = "F680", grade = Grade.MODERATE)
@Breaks({LIF_01, CMP_15})
public final class RefusesToCompleteWhileTheCompletionRuns extends InterceptingProvider {

    private final ObjectSet completing = new ObjectSet();

    @Override
    protected Object call(Intercepted call) {
        if (call.is(CONNECT, CONNECT_WITH_SHARED_ENDPOINT)) {
            return call.proceeding(NdkRequestCompletion.class, original -> (context, status) -> {
                completing.add(call.object());
                original.complete(context, status);
                completing.remove(call.object());
            });
        }
        return call.is(COMPLETE_CONNECT, COMPLETE_CONNECT_EX) && completing.contains(call.object())
                ? NtStatus.STATUS_CONNECTION_INVALID
                : call.proceed();
    }
}
