package org.ndktck.faulty.rejecting;

import static org.ndktck.catalog.RequirementId.REJ_13;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.AcceptArgs;
import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;
import org.ndktck.faulty.Tolerated;

/** Tells the passive side of a reject twice: the accept fails, and the disconnect event is called. */
@Fault(value = "F283", grade = SUBTLE)
@Tolerated(REJ_13)
public final class RaisesADisconnectEventForAReject extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (!(call.args() instanceof AcceptArgs args)) {
            return call.proceed();
        }
        return call.proceed(call.with(NdkRequestCompletion.class, original -> (context, status) -> {
            if (status.equals(NtStatus.STATUS_CONNECTION_ABORTED) && args.disconnectEvent() != null) {
                args.disconnectEvent().disconnectEvent(args.disconnectEventContext());
            }
            original.complete(context, status);
        }));
    }
}
