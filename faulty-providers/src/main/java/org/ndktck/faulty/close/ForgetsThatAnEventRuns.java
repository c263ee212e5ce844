package org.ndktck.faulty.close;

import static org.ndktck.catalog.RequirementId.CLO_11;
import static org.ndktck.catalog.RequirementId.CLO_14;
import static org.ndktck.catalog.RequirementId.CLO_15;
import static org.ndktck.catalog.RequirementId.CLO_27;
import static org.ndktck.catalog.RequirementId.DEV_12;
import static org.ndktck.faulty.DispatchFunction.ACCEPT;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;
import static org.ndktck.faulty.DispatchFunction.COMPLETE_CONNECT;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkCloseCompletion;
import org.ndktck.api.NdkDisconnectEventCallback;
import org.ndktck.api.NdkDisconnectEventCallbackEx;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;
import org.ndktck.faulty.Registrations;

/** Counts the requests of a connector that is closed, and not its running events. */
@Fault(value = "F606", grade = MODERATE)
@Breaks(
        value = {DEV_12, CLO_14, CLO_15, CLO_27},
        nowAndThen = CLO_11,
        why = "the event that was not waited for may come after an inline close")
public final class ForgetsThatAnEventRuns extends InterceptingProvider {

    private final Set<NdkObject<?>> telling = ConcurrentHashMap.newKeySet();

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (Registrations.registers(call)) {
            return call.proceed(
                    call.is(ACCEPT, COMPLETE_CONNECT)
                            ? call.with(NdkDisconnectEventCallback.class, original -> marking(call, original))
                            : call.with(NdkDisconnectEventCallbackEx.class, original -> marking(call, original)));
        }
        if (!call.is(CLOSE_CONNECTOR) || !telling.contains(call.object())) {
            return call.proceed();
        }
        call.proceed(call.with(NdkCloseCompletion.class, original -> context -> {}));
        return NtStatus.STATUS_SUCCESS;
    }

    private NdkDisconnectEventCallback marking(Intercepted call, NdkDisconnectEventCallback original) {
        return context -> {
            telling.add(call.object());
            original.disconnectEvent(context);
            telling.remove(call.object());
        };
    }

    private NdkDisconnectEventCallbackEx marking(Intercepted call, NdkDisconnectEventCallbackEx original) {
        return (context, reason) -> {
            telling.add(call.object());
            original.disconnectEvent(context, reason);
            telling.remove(call.object());
        };
    }
}
