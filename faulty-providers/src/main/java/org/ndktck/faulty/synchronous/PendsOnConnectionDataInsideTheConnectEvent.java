package org.ndktck.faulty.synchronous;

import static org.ndktck.catalog.RequirementId.GCD_27;
import static org.ndktck.faulty.DispatchFunction.GET_CONNECTION_DATA;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkConnectEventCallback;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Holds a lock during the connect event, and lets a worker answer what is asked for meanwhile. */
@Fault(value = "F514", grade = SUBTLE)
@Breaks(GCD_27)
public final class PendsOnConnectionDataInsideTheConnectEvent extends InterceptingProvider {

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
        Object answer = call.proceed();
        return inside.get() && call.is(GET_CONNECTION_DATA) ? NtStatus.STATUS_PENDING : answer;
    }
}
