package org.ndktck.faulty.departure;

import static org.ndktck.catalog.RequirementId.DEV_13;
import static org.ndktck.faulty.DispatchFunction.ACCEPT;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;
import static org.ndktck.faulty.DispatchFunction.COMPLETE_CONNECT;
import static org.ndktck.faulty.DispatchFunction.DISCONNECT;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkDisconnectEventCallback;
import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;
import org.ndktck.faulty.LateCompletions;

/** Loses the completion of a disconnect that the consumer calls inside the disconnect event. */
@Fault(value = "F382", grade = MODERATE)
@Breaks(DEV_13)
public final class LosesADisconnectInsideTheEvent extends InterceptingProvider {

    private final LateCompletions late = new LateCompletions();
    private static final ThreadLocal<Boolean> TELLING = ThreadLocal.withInitial(() -> false);

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(ACCEPT, COMPLETE_CONNECT)) {
            return call.proceed(call.with(NdkDisconnectEventCallback.class, original -> context -> {
                TELLING.set(true);
                original.disconnectEvent(context);
                TELLING.set(false);
            }));
        }
        if (call.is(DISCONNECT) && TELLING.get()) {
            call.proceed(call.with(NdkRequestCompletion.class, original -> (context, status) -> {
                late.keep(call.object(), () -> original.complete(context, status));
            }));
            return NtStatus.STATUS_PENDING;
        }
        if (call.is(CLOSE_CONNECTOR)) {
            late.deliver(call.object());
        }
        return call.proceed();
    }
}
