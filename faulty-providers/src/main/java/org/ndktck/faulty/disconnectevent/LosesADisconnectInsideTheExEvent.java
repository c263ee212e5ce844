package org.ndktck.faulty.disconnectevent;

import static org.ndktck.catalog.RequirementId.DEV_13;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Loses the completion of a disconnect that the consumer calls inside the newer form of the disconnect event. */
@Fault(value = "F607", grade = Grade.SUBTLE)
@Breaks(DEV_13)
public final class LosesADisconnectInsideTheExEvent extends InterceptingProvider {

    private static final ThreadLocal<Boolean> TELLING = ThreadLocal.withInitial(() -> false);

    private final LateCompletions late = new LateCompletions();

    @Override
    protected Object call(Intercepted call) {
        if (call.is(ACCEPT_EX, COMPLETE_CONNECT_EX)) {
            return call.proceeding(NdkDisconnectEventCallbackEx.class, original -> (context, reason) -> {
                TELLING.set(true);
                original.disconnectEvent(context, reason);
                TELLING.set(false);
            });
        }
        if (call.is(DISCONNECT) && TELLING.get()) {
            late.keeping(call, status -> true);
            return NtStatus.STATUS_PENDING;
        }
        if (call.is(CLOSE_CONNECTOR)) {
            late.deliver(call.object());
        }
        return call.proceed();
    }
}
