package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.GCD_22;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Calls the completion of a connect before what came with the acceptance can be read. */
@Fault(value = "F72", grade = Grade.MODERATE)
@Breaks(GCD_22)
public final class CompletesAConnectBeforeItsDataIsThere extends InterceptingProvider {

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
        return inside.get() && call.is(GET_CONNECTION_DATA) ? NtStatus.STATUS_CONNECTION_INVALID : call.proceed();
    }
}
