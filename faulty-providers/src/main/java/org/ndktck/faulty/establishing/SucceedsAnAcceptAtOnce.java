package org.ndktck.faulty.establishing;

import static org.ndktck.catalog.RequirementId.ACC_21;
import static org.ndktck.faulty.DispatchFunction.ACCEPT;
import static org.ndktck.faulty.DispatchFunction.ACCEPT_EX;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.AcceptArgs;
import org.ndktck.api.AcceptExArgs;
import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;
import org.ndktck.faulty.Tolerated;

/** Reports an accept as successful at once, and a peer that then gives up by the disconnect event. */
@Fault(value = "F77", grade = SUBTLE)
@Tolerated(ACC_21)
public final class SucceedsAnAcceptAtOnce extends InterceptingProvider {

    public SucceedsAnAcceptAtOnce() {
        super(Map.of("completion", "pending"));
    }

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (!call.is(ACCEPT, ACCEPT_EX)) {
            return call.proceed();
        }
        Object taking = call.with(NdkRequestCompletion.class, original -> (context, status) -> {
            if (!status.isSuccess() && !status.equals(NtStatus.STATUS_CANCELLED)) {
                tellOfTheEnd(call);
            }
        });
        NtStatus status = call.status(taking);
        return status.isPending() ? NtStatus.STATUS_SUCCESS : status;
    }

    private static void tellOfTheEnd(Intercepted call) {
        if (call.args() instanceof AcceptArgs args && args.disconnectEvent() != null) {
            args.disconnectEvent().disconnectEvent(args.disconnectEventContext());
        }
        if (call.args() instanceof AcceptExArgs args && args.disconnectEvent() != null) {
            args.disconnectEvent().disconnectEvent(args.disconnectEventContext(), 0);
        }
    }
}
