package org.ndktck.faulty.departure;

import static org.ndktck.catalog.RequirementId.ACC_13;
import static org.ndktck.catalog.RequirementId.DEV_02;
import static org.ndktck.catalog.RequirementId.DEV_03;
import static org.ndktck.faulty.DispatchFunction.ACCEPT;
import static org.ndktck.faulty.DispatchFunction.ACCEPT_EX;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkConnectEventCallback;
import org.ndktck.api.NdkDisconnectEventCallback;
import org.ndktck.api.NdkDisconnectEventCallbackEx;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Takes the disconnect event of an accept before the connector is in its table: inside the connect event it is lost. */
@Fault(value = "F527", grade = SUBTLE)
@Breaks({ACC_13, DEV_02, DEV_03})
public final class ForgetsTheEventOfAnAcceptInsideTheConnectEvent extends InterceptingProvider {

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
        if (!inside.get() || !call.is(ACCEPT, ACCEPT_EX)) {
            return call.proceed();
        }
        return call.proceed(
                call.is(ACCEPT)
                        ? call.with(NdkDisconnectEventCallback.class, original -> context -> {})
                        : call.with(NdkDisconnectEventCallbackEx.class, original -> (context, reason) -> {}));
    }
}
