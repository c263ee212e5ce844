package org.ndktck.faulty.moment;

import static org.ndktck.catalog.RequirementId.CMP_15;
import static org.ndktck.faulty.DispatchFunction.COMPLETE_CONNECT;
import static org.ndktck.faulty.DispatchFunction.COMPLETE_CONNECT_EX;
import static org.ndktck.faulty.DispatchFunction.CONNECT;
import static org.ndktck.faulty.DispatchFunction.CONNECT_WITH_SHARED_ENDPOINT;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Cannot complete a connect before its completion has returned. */
@Fault(value = "F265", grade = MODERATE)
@Breaks(CMP_15)
public final class RefusesToCompleteInsideTheCompletion extends InterceptingProvider {

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
        return inside.get() && call.is(COMPLETE_CONNECT, COMPLETE_CONNECT_EX)
                ? NtStatus.STATUS_CONNECTION_INVALID
                : call.proceed();
    }
}
