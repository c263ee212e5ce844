package org.ndktck.faulty.moment;

import static org.ndktck.catalog.RequirementId.REJ_14;
import static org.ndktck.faulty.DispatchFunction.REJECT;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkConnectEventCallback;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Cannot reject before the connect event has returned. */
@Fault(value = "F264", grade = MODERATE)
@Breaks(REJ_14)
public final class RefusesARejectInsideTheConnectEvent extends InterceptingProvider {

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
        return inside.get() && call.is(REJECT) ? NtStatus.STATUS_INVALID_DEVICE_STATE : call.proceed();
    }
}
