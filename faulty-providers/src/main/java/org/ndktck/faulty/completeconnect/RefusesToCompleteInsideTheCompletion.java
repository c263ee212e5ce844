package org.ndktck.faulty.completeconnect;

import static org.ndktck.catalog.RequirementId.CMP_15;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Cannot complete a connect before its completion has returned. */
@Fault(value = "F265", grade = Grade.MODERATE)
@Breaks(CMP_15)
public final class RefusesToCompleteInsideTheCompletion extends InterceptingProvider {

    private final ThreadLocal<Boolean> inside = ThreadLocal.withInitial(() -> false);

    @Override
    protected Object call(Intercepted call) {
        if (call.is(CONNECT, CONNECT_WITH_SHARED_ENDPOINT)) {
            return call.proceeding(NdkRequestCompletion.class, original -> (context, status) -> {
                inside.set(true);
                original.complete(context, status);
                inside.set(false);
            });
        }
        return inside.get() && call.is(COMPLETE_CONNECT, COMPLETE_CONNECT_EX)
                ? NtStatus.STATUS_CONNECTION_INVALID
                : call.proceed();
    }
}
