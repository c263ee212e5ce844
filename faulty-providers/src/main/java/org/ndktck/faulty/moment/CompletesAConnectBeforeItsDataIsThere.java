package org.ndktck.faulty.moment;

import static org.ndktck.catalog.RequirementId.GCD_22;
import static org.ndktck.faulty.DispatchFunction.CONNECT;
import static org.ndktck.faulty.DispatchFunction.CONNECT_WITH_SHARED_ENDPOINT;
import static org.ndktck.faulty.DispatchFunction.GET_CONNECTION_DATA;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Calls the completion of a connect before what came with the acceptance can be read. */
@Fault(value = "F72", grade = MODERATE)
@Breaks(GCD_22)
public final class CompletesAConnectBeforeItsDataIsThere extends InterceptingProvider {

    private final ThreadLocal<Boolean> inside = ThreadLocal.withInitial(() -> false);

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(CONNECT, CONNECT_WITH_SHARED_ENDPOINT)) {
            return call.proceed(call.with(NdkRequestCompletion.class, original -> (context, status) -> {
                inside.set(true);
                original.complete(context, status);
                inside.set(false);
            }));
        }
        return inside.get() && call.is(GET_CONNECTION_DATA) ? NtStatus.STATUS_CONNECTION_INVALID : call.proceed();
    }
}
