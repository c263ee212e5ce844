package org.ndktck.faulty.departure;

import static org.ndktck.catalog.RequirementId.DEV_02;
import static org.ndktck.catalog.RequirementId.DEV_03;
import static org.ndktck.faulty.DispatchFunction.COMPLETE_CONNECT;
import static org.ndktck.faulty.DispatchFunction.CONNECT_WITH_SHARED_ENDPOINT;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkDisconnectEventCallback;
import org.ndktck.api.NdkDisconnectEventCallbackEx;
import org.ndktck.api.NdkObject;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;
import org.ndktck.faulty.Registrations;

/** Looks for the connector to tell of a departure by its own endpoint: one that connected over a shared endpoint is not found. */
@Fault(value = "F583", grade = SUBTLE)
@Breaks({DEV_02, DEV_03})
public final class TellsNobodyOverASharedEndpoint extends InterceptingProvider {

    private final Set<NdkObject<?>> shared = ConcurrentHashMap.newKeySet();

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(CONNECT_WITH_SHARED_ENDPOINT)) {
            shared.add(call.object());
        }
        if (!Registrations.registers(call) || !shared.contains(call.object())) {
            return call.proceed();
        }
        return call.proceed(
                call.is(COMPLETE_CONNECT)
                        ? call.with(NdkDisconnectEventCallback.class, original -> context -> {})
                        : call.with(NdkDisconnectEventCallbackEx.class, original -> (context, reason) -> {}));
    }
}
