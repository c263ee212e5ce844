package org.ndktck.faulty.reject;

import static org.ndktck.catalog.RequirementId.REJ_13;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Tells the passive side of a reject twice: the accept fails, and the disconnect event is called. */
@Fault(value = "F283", grade = Grade.SUBTLE)
@Tolerated(REJ_13)
public final class RaisesADisconnectEventForAReject extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        if (!(call.args() instanceof AcceptArgs args)) {
            return call.proceed();
        }
        return call.proceeding(NdkRequestCompletion.class, original -> (context, status) -> {
            if (status.equals(NtStatus.STATUS_CONNECTION_ABORTED) && args.disconnectEvent() != null) {
                args.disconnectEvent().disconnectEvent(args.disconnectEventContext());
            }
            original.complete(context, status);
        });
    }
}
