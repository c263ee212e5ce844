package org.ndktck.faulty.departure;

import static org.ndktck.catalog.RequirementId.DEV_10;
import static org.ndktck.faulty.DispatchFunction.ACCEPT;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;
import static org.ndktck.faulty.DispatchFunction.COMPLETE_CONNECT;
import static org.ndktck.faulty.DispatchFunction.DISCONNECT;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkDisconnectEventCallback;
import org.ndktck.api.NdkDisconnectEventCallbackEx;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;
import org.ndktck.faulty.LateCompletions;
import org.ndktck.faulty.Registrations;

/** Without a disconnect event to call, a peer that closed is waited for when the consumer disconnects. */
@Fault(value = "F93", grade = SUBTLE)
@Breaks(DEV_10)
public final class HangsADisconnectAfterAnUntoldAbort extends InterceptingProvider {

    private final LateCompletions late = new LateCompletions();
    private final Set<NdkObject<?>> untold = ConcurrentHashMap.newKeySet();
    private final AtomicInteger closes = new AtomicInteger();

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (Registrations.registers(call) && isUntold(call)) {
            untold.add(call.object());
        } else if (call.is(CLOSE_CONNECTOR)) {
            closes.incrementAndGet();
            late.deliver(call.object());
        } else if (call.is(DISCONNECT) && untold.contains(call.object())) {
            int before = closes.get();
            return call.proceed(call.with(NdkRequestCompletion.class, original -> (context, status) -> {
                if (status.isSuccess() || closes.get() > before) {
                    original.complete(context, status);
                } else {
                    late.keep(call.object(), () -> original.complete(context, status));
                }
            }));
        }
        return call.proceed();
    }

    private static boolean isUntold(Intercepted call) {
        return call.is(ACCEPT, COMPLETE_CONNECT)
                ? call.parameter(NdkDisconnectEventCallback.class) == null
                : call.parameter(NdkDisconnectEventCallbackEx.class) == null;
    }
}
