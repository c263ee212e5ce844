package org.ndktck.faulty.moment;

import static org.ndktck.catalog.RequirementId.REJ_14;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkConnectEventCallback;
import org.ndktck.api.NtStatus;
import org.ndktck.api.RejectArgs;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Cannot allocate room for a long reject before the connect event has returned. */
@Fault(value = "F594", grade = SUBTLE)
@Breaks(REJ_14)
public final class RefusesALongRejectInsideTheConnectEvent extends InterceptingProvider {

    private static final int LONG = 16;

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
        boolean isLong = call.args() instanceof RejectArgs args && args.privateDataLength() > LONG;
        return isLong && inside.get() ? NtStatus.STATUS_INSUFFICIENT_RESOURCES : call.proceed();
    }
}
