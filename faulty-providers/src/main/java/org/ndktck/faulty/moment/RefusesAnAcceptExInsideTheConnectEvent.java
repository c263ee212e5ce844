package org.ndktck.faulty.moment;

import static org.ndktck.catalog.RequirementId.ACC_26;
import static org.ndktck.catalog.RequirementId.EX_01;
import static org.ndktck.faulty.DispatchFunction.ACCEPT_EX;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkConnectEventCallback;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Cannot accept by the newer function before the connect event has returned. */
@Fault(value = "F531", grade = SUBTLE)
@Breaks({ACC_26, EX_01})
public final class RefusesAnAcceptExInsideTheConnectEvent extends InterceptingProvider {

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
        return inside.get() && call.is(ACCEPT_EX) ? NtStatus.STATUS_INVALID_DEVICE_STATE : call.proceed();
    }
}
