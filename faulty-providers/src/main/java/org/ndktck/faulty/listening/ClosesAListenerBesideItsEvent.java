package org.ndktck.faulty.listening;

import static org.ndktck.catalog.RequirementId.CEV_10;
import static org.ndktck.catalog.RequirementId.CLO_27;
import static org.ndktck.catalog.RequirementId.LIF_08;
import static org.ndktck.faulty.DispatchFunction.CLOSE_LISTENER;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkCloseCompletion;
import org.ndktck.api.NdkConnectEventCallback;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Completes the close of a listener while its connect event is running. */
@Fault(value = "F396", grade = SUBTLE)
@Breaks(
        value = {CEV_10, CLO_27},
        also = LIF_08,
        why = "the connector that the event has brought is open, too")
public final class ClosesAListenerBesideItsEvent extends InterceptingProvider {

    private final AtomicInteger running = new AtomicInteger();

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(CLOSE_LISTENER) && running.get() > 0) {
            call.proceed(call.with(NdkCloseCompletion.class, original -> context -> {}));
            return NtStatus.STATUS_SUCCESS;
        }
        return call.proceed();
    }

    @Override
    protected NdkConnectEventCallback connectEvent(NdkConnectEventCallback original) {
        return (context, connector) -> {
            running.incrementAndGet();
            original.connectEvent(context, connector);
            running.decrementAndGet();
        };
    }
}
