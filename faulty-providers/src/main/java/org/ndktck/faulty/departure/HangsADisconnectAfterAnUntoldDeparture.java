package org.ndktck.faulty.departure;

import static org.ndktck.catalog.RequirementId.DEV_10;
import static org.ndktck.catalog.RequirementId.DIS_19;
import static org.ndktck.faulty.DispatchFunction.ACCEPT;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;
import static org.ndktck.faulty.DispatchFunction.COMPLETE_CONNECT;
import static org.ndktck.faulty.DispatchFunction.CONNECT;
import static org.ndktck.faulty.DispatchFunction.CONNECT_WITH_SHARED_ENDPOINT;
import static org.ndktck.faulty.DispatchFunction.DISCONNECT;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkDisconnectEventCallback;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;
import org.ndktck.faulty.LateCompletions;

/** Has a disconnect answered by the consumer of the event, and waits for it where there is no event. */
@Fault(value = "F605", grade = MODERATE)
@Breaks(
        value = DEV_10,
        also = DIS_19,
        why = "it cannot tell a disconnect that crosses another, as in DIS-19, from one that answers")
public final class HangsADisconnectAfterAnUntoldDeparture extends InterceptingProvider {

    private final LateCompletions late = new LateCompletions();
    private final Set<NdkObject<?>> untold = ConcurrentHashMap.newKeySet();
    private volatile @Nullable NdkObject<?> left;

    @Override
    protected @Nullable Object call(Intercepted call) {
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

    private @Nullable Object disconnect(Intercepted call) {
        NdkObject<?> first = left;
        left = call.object();
        if (first == null || first.equals(call.object()) || !untold.contains(call.object())) {
            return call.proceed();
        }
        call.proceed(call.with(
                NdkRequestCompletion.class,
                original -> (context, status) -> late.keep(call.object(), () -> original.complete(context, status))));
        return NtStatus.STATUS_PENDING;
    }
}
