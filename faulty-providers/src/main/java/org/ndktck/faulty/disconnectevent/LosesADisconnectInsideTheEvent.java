package org.ndktck.faulty.disconnectevent;

import static org.ndktck.catalog.RequirementId.DEV_13;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Loses the completion of a disconnect that the consumer calls inside the disconnect event. */
@Fault(value = "F382", grade = Grade.MODERATE)
@Breaks(DEV_13)
public final class LosesADisconnectInsideTheEvent extends InterceptingProvider {

    private final LateCompletions late = new LateCompletions();
    private static final ThreadLocal<Boolean> TELLING = ThreadLocal.withInitial(() -> false);

    @Override
    protected Object call(Intercepted call) {
        if (call.is(ACCEPT, COMPLETE_CONNECT)) {
            return call.proceeding(NdkDisconnectEventCallback.class, original -> context -> {
                TELLING.set(true);
                original.disconnectEvent(context);
                TELLING.set(false);
            });
        }
        if (call.is(DISCONNECT) && TELLING.get()) {
            call.proceeding(NdkRequestCompletion.class, original -> (context, status) -> {
                late.keep(call.object(), () -> original.complete(context, status));
            });
            return NtStatus.STATUS_PENDING;
        }
        if (call.is(CLOSE_CONNECTOR)) {
            late.deliver(call.object());
        }
        return call.proceed();
    }
}
