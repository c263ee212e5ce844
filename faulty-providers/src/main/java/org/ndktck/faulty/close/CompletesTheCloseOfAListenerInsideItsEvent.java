package org.ndktck.faulty.close;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.CLOSE_LISTENER;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Lets the close of a listener inside its own connect event pend, and completes it while that event is running. */
@Fault(value = "F798", grade = Grade.SUBTLE)
@Breaks(
        value = CLO_27,
        also = {CLO_14, CLO_15},
        why = "the close is over while an event of the listener runs")
public final class CompletesTheCloseOfAListenerInsideItsEvent extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        if (!call.is(CLOSE_LISTENER) || !isInsideConnectEvent()) {
            return call.proceed();
        }
        call.closingUntold(NtStatus.STATUS_PENDING);
        call.completeClose();
        return NtStatus.STATUS_PENDING;
    }
}
