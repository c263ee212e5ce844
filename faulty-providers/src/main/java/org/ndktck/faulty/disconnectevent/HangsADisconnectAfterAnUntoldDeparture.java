package org.ndktck.faulty.disconnectevent;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Has a disconnect answered by the consumer of the event, and waits for it where there is no event. */
@Fault(value = "F605", grade = Grade.MODERATE)
@Breaks(
        value = DEV_10,
        also = DIS_19,
        why = "it cannot tell a disconnect that crosses another, as in DIS-19, from one that answers")
public final class HangsADisconnectAfterAnUntoldDeparture extends InterceptingProvider {

    private final LateCompletions late = new LateCompletions();
    private final ObjectSet untold = new ObjectSet();
    private volatile @Nullable NdkObject<?> left;

    @Override
    protected Object call(Intercepted call) {
        if (call.is(ACCEPT, COMPLETE_CONNECT) && call.parameter(NdkDisconnectEventCallback.class) == null) {
            untold.add(call.object());
        } else if (call.is(CONNECT, CONNECT_WITH_SHARED_ENDPOINT)) {
            left = null;
        } else if (call.is(CLOSE_CONNECTOR)) {
            left = call.object();
            late.deliver(call.object());
        }
        return call.is(DISCONNECT) ? disconnect(call) : call.proceed();
    }

    private Object disconnect(Intercepted call) {
        NdkObject<?> first = left;
        left = call.object();
        if (first == null || first.equals(call.object()) || !untold.contains(call.object())) {
            return call.proceed();
        }
        call.proceeding(
                NdkRequestCompletion.class,
                original -> (context, status) -> late.keep(call.object(), () -> original.complete(context, status)));
        return NtStatus.STATUS_PENDING;
    }
}
