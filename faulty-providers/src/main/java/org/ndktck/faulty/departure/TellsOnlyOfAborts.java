package org.ndktck.faulty.departure;

import static org.ndktck.catalog.RequirementId.DEV_02;
import static org.ndktck.catalog.RequirementId.DIS_02;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkDisconnectEventCallback;
import org.ndktck.api.NdkDisconnectEventCallbackEx;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;
import org.ndktck.faulty.Registrations;

/** Tells of peers that close, and not of those that disconnect. */
@Fault(value = "F380", grade = MODERATE)
@Breaks({DEV_02, DIS_02})
public final class TellsOnlyOfAborts extends InterceptingProvider {

    private volatile String lastLeft = "";

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is("disconnect", "closeConnector")) {
            lastLeft = call.function();
        }
        if (!Registrations.registers(call)) {
            return call.proceed();
        }
        return call.proceed(
                call.is("accept", "completeConnect")
                        ? call.with(NdkDisconnectEventCallback.class, this::filtered)
                        : call.with(NdkDisconnectEventCallbackEx.class, this::filtered));
    }

    private NdkDisconnectEventCallback filtered(NdkDisconnectEventCallback original) {
        return context -> {
            if (!lastLeft.equals("disconnect")) {
                original.disconnectEvent(context);
            }
        };
    }

    private NdkDisconnectEventCallbackEx filtered(NdkDisconnectEventCallbackEx original) {
        return (context, reason) -> {
            if (!lastLeft.equals("disconnect")) {
                original.disconnectEvent(context, reason);
            }
        };
    }
}
