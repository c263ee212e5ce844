package org.ndktck.faulty.close;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.CLOSE_LISTENER;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Lets the close of a listener inside its own connect event pend, and completes it while that event is running. */
@Fault(value = "F798", grade = Grade.SUBTLE)
@Breaks(
        value = CLO_27,
        also = {CLO_14, CLO_15, LIF_09},
        nowAndThen = {LIF_08, LIF_13},
        why = "the close is over while an event of the listener runs, whose connector is open, too")
public final class CompletesTheCloseOfAListenerInsideItsEvent extends InterceptingProvider {

    private final ThreadLocal<Boolean> inEvent = ThreadLocal.withInitial(() -> false);

    @Override
    protected Object call(Intercepted call) {
        if (!call.is(CLOSE_LISTENER) || !inEvent.get()) {
            return call.proceed();
        }
        call.proceeding(NdkCloseCompletion.class, original -> context -> {});
        CloseArgs args = call.args(CloseArgs.class);
        args.closeCompletion().complete(args.requestContext());
        return NtStatus.STATUS_PENDING;
    }

    @Override
    protected NdkConnectEventCallback connectEvent(NdkConnectEventCallback original) {
        return (context, connector) -> {
            inEvent.set(true);
            original.connectEvent(context, connector);
            inEvent.remove();
        };
    }
}
