package org.ndktck.faulty.accept;

import static org.ndktck.catalog.RequirementId.ACC_21;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Reports an accept as successful at once, and a peer that then gives up by the disconnect event. */
@Fault(value = "F77", grade = Grade.SUBTLE)
@Tolerated(ACC_21)
@Settings("completion=pending")
public final class SucceedsAnAcceptAtOnce extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
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
