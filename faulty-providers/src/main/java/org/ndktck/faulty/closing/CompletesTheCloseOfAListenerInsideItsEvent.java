package org.ndktck.faulty.closing;

import static org.ndktck.catalog.RequirementId.CLO_14;
import static org.ndktck.catalog.RequirementId.CLO_15;
import static org.ndktck.catalog.RequirementId.CLO_27;
import static org.ndktck.catalog.RequirementId.LIF_08;
import static org.ndktck.catalog.RequirementId.LIF_09;
import static org.ndktck.catalog.RequirementId.LIF_13;
import static org.ndktck.faulty.DispatchFunction.CLOSE_LISTENER;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.CloseArgs;
import org.ndktck.api.NdkCloseCompletion;
import org.ndktck.api.NdkConnectEventCallback;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Lets the close of a listener inside its own connect event pend, and completes it while that event is running. */
@Fault(value = "F798", grade = SUBTLE)
@Breaks(
        value = CLO_27,
        also = {CLO_14, CLO_15, LIF_09},
        nowAndThen = {LIF_08, LIF_13},
        why = "the close is over while an event of the listener runs, whose connector is open, too")
public final class CompletesTheCloseOfAListenerInsideItsEvent extends InterceptingProvider {

    private final ThreadLocal<Boolean> inEvent = ThreadLocal.withInitial(() -> false);

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (!call.is(CLOSE_LISTENER) || !inEvent.get()) {
            return call.proceed();
        }
        call.proceed(call.with(NdkCloseCompletion.class, original -> context -> {}));
        CloseArgs args = (CloseArgs) Objects.requireNonNull(call.args());
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
