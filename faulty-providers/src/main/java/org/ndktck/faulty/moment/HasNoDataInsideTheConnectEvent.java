package org.ndktck.faulty.moment;

import static org.ndktck.catalog.RequirementId.GCD_21;
import static org.ndktck.faulty.DispatchFunction.GET_CONNECTION_DATA;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkConnectEventCallback;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Raises the connect event before the request is complete: inside it there is nothing to read. */
@Fault(value = "F76", grade = MODERATE)
@Breaks(GCD_21)
public final class HasNoDataInsideTheConnectEvent extends InterceptingProvider {

    private final ThreadLocal<Boolean> inside = ThreadLocal.withInitial(() -> false);

    @Override
    protected NdkConnectEventCallback connectEvent(NdkConnectEventCallback original) {
        return (context, connector) -> {
            inside.set(true);
            original.connectEvent(context, connector);
            inside.set(false);
        };
    }

    @Override
    protected @Nullable Object call(Intercepted call) {
        return inside.get() && call.is(GET_CONNECTION_DATA) ? NtStatus.STATUS_CONNECTION_INVALID : call.proceed();
    }
}
