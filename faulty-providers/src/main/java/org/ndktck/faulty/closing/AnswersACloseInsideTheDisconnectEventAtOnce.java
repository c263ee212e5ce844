package org.ndktck.faulty.closing;

import static org.ndktck.catalog.RequirementId.CLO_14;
import static org.ndktck.catalog.RequirementId.CLO_15;
import static org.ndktck.catalog.RequirementId.CLO_27;
import static org.ndktck.faulty.DispatchFunction.ACCEPT;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;
import static org.ndktck.faulty.DispatchFunction.COMPLETE_CONNECT;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkCloseCompletion;
import org.ndktck.api.NdkDisconnectEventCallback;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Says that a connector is closed while its own disconnect event is running. */
@Fault(value = "F387", grade = SUBTLE)
@Breaks(
        value = CLO_27,
        also = {CLO_14, CLO_15},
        why = "the close is over while an event of the connector runs")
public final class AnswersACloseInsideTheDisconnectEventAtOnce extends InterceptingProvider {

    private static final ThreadLocal<@Nullable NdkObject<?>> TELLING = new ThreadLocal<>();

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(ACCEPT, COMPLETE_CONNECT)) {
            return call.proceed(call.with(NdkDisconnectEventCallback.class, original -> context -> {
                TELLING.set(call.object());
                original.disconnectEvent(context);
                TELLING.remove();
            }));
        }
        if (call.is(CLOSE_CONNECTOR) && call.object().equals(TELLING.get())) {
            call.proceed(call.with(NdkCloseCompletion.class, original -> context -> {}));
            return NtStatus.STATUS_SUCCESS;
        }
        return call.proceed();
    }
}
