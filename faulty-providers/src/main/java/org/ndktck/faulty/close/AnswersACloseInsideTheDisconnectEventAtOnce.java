package org.ndktck.faulty.close;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Says that a connector is closed while its own disconnect event is running. */
@Fault(value = "F387", grade = Grade.SUBTLE)
@Breaks(
        value = CLO_27,
        also = {CLO_14, CLO_15},
        why = "the close is over while an event of the connector runs")
public final class AnswersACloseInsideTheDisconnectEventAtOnce extends InterceptingProvider {

    private static final ThreadLocal<@Nullable NdkObject<?>> TELLING = new ThreadLocal<>();

    @Override
    protected Object call(Intercepted call) {
        if (call.is(ACCEPT, COMPLETE_CONNECT)) {
            return call.proceeding(NdkDisconnectEventCallback.class, original -> context -> {
                TELLING.set(call.object());
                original.disconnectEvent(context);
                TELLING.remove();
            });
        }
        if (call.is(CLOSE_CONNECTOR) && call.object().equals(TELLING.get())) {
            return call.closingUntold(NtStatus.STATUS_SUCCESS);
        }
        return call.proceed();
    }
}
