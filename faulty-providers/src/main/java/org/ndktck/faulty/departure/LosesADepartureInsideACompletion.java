package org.ndktck.faulty.departure;

import static org.ndktck.catalog.RequirementId.DEV_04;
import static org.ndktck.faulty.DispatchFunction.ACCEPT;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;
import static org.ndktck.faulty.DispatchFunction.COMPLETE_CONNECT;
import static org.ndktck.faulty.DispatchFunction.DISCONNECT;
import static org.ndktck.faulty.Fault.Grade.EXTREMELY_SUBTLE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkDisconnectEventCallback;
import org.ndktck.api.NdkDisconnectEventCallbackEx;
import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;
import org.ndktck.faulty.Registrations;

/** Loses the event of a peer that leaves inside the very completion that tells it of the connection. */
@Fault(value = "F91", grade = EXTREMELY_SUBTLE)
@Breaks(DEV_04)
public final class LosesADepartureInsideACompletion extends InterceptingProvider {

    private static final ThreadLocal<Boolean> COMPLETING = ThreadLocal.withInitial(() -> false);
    private volatile boolean lost;

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(DISCONNECT, CLOSE_CONNECTOR)) {
            lost = COMPLETING.get();
        }
        if (!Registrations.registers(call)) {
            return call.proceed();
        }
        Intercepted completed = call.withArgs(call.with(NdkRequestCompletion.class, this::marking));
        return completed.proceed(
                call.is(ACCEPT, COMPLETE_CONNECT)
                        ? completed.with(NdkDisconnectEventCallback.class, this::unlessLost)
                        : completed.with(NdkDisconnectEventCallbackEx.class, this::unlessLost));
    }

    private NdkRequestCompletion marking(NdkRequestCompletion original) {
        return (context, status) -> {
            COMPLETING.set(true);
            original.complete(context, status);
            COMPLETING.set(false);
        };
    }

    private NdkDisconnectEventCallback unlessLost(NdkDisconnectEventCallback original) {
        return context -> {
            if (!lost) {
                original.disconnectEvent(context);
            }
        };
    }

    private NdkDisconnectEventCallbackEx unlessLost(NdkDisconnectEventCallbackEx original) {
        return (context, reason) -> {
            if (!lost) {
                original.disconnectEvent(context, reason);
            }
        };
    }
}
