package org.ndktck.faulty.close;

import static org.ndktck.catalog.RequirementId.CLO_14;
import static org.ndktck.catalog.RequirementId.CLO_15;
import static org.ndktck.catalog.RequirementId.DEV_12;
import static org.ndktck.faulty.DispatchFunction.ACCEPT;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;
import static org.ndktck.faulty.DispatchFunction.COMPLETE_CONNECT;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkCloseCompletion;
import org.ndktck.api.NdkDisconnectEventCallback;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Closes a connector at once inside its own disconnect event, where that was registered without a context. */
@Fault(value = "F244", grade = SUBTLE)
@Breaks({CLO_14, CLO_15, DEV_12})
public final class ClosesUnderARunningEvent extends InterceptingProvider {

    private final Map<Object, Thread> running = new ConcurrentHashMap<>();

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(ACCEPT, COMPLETE_CONNECT)) {
            return call.proceed(call.with(NdkDisconnectEventCallback.class, original -> context -> {
                running.put(call.object(), Thread.currentThread());
                original.disconnectEvent(context);
                running.remove(call.object());
            }));
        }
        Thread telling = running.get(call.object());
        if (call.is(CLOSE_CONNECTOR) && telling != null && telling != Thread.currentThread()) {
            call.proceed(call.with(NdkCloseCompletion.class, ignored -> context -> {}));
            return NtStatus.STATUS_SUCCESS;
        }
        return call.proceed();
    }
}
