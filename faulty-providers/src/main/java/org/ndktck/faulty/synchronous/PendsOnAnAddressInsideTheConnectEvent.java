package org.ndktck.faulty.synchronous;

import static org.ndktck.catalog.RequirementId.GLA_13;
import static org.ndktck.catalog.RequirementId.GPA_11;
import static org.ndktck.faulty.DispatchFunction.GET_LOCAL_ADDRESS;
import static org.ndktck.faulty.DispatchFunction.GET_PEER_ADDRESS;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkConnectEventCallback;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Learns the addresses of a request only after the connect event, and answers inside it that they are on their way. */
@Fault(value = "F577", grade = SUBTLE)
@Breaks({GLA_13, GPA_11})
public final class PendsOnAnAddressInsideTheConnectEvent extends InterceptingProvider {

    private static final ThreadLocal<Boolean> INSIDE = ThreadLocal.withInitial(() -> false);

    @Override
    protected NdkConnectEventCallback connectEvent(NdkConnectEventCallback original) {
        return (context, connector) -> {
            INSIDE.set(true);
            original.connectEvent(context, connector);
            INSIDE.set(false);
        };
    }

    @Override
    protected @Nullable Object call(Intercepted call) {
        boolean early = INSIDE.get() && call.is(GET_LOCAL_ADDRESS, GET_PEER_ADDRESS);
        return early ? NtStatus.STATUS_PENDING : call.proceed();
    }
}
