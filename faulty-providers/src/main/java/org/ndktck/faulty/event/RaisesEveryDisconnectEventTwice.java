package org.ndktck.faulty.event;

import static org.ndktck.catalog.RequirementId.DEV_01;
import static org.ndktck.faulty.DispatchFunction.ACCEPT;
import static org.ndktck.faulty.DispatchFunction.COMPLETE_CONNECT;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkDisconnectEventCallback;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Raises the disconnect event when the notification of the peer comes, and again when it is answered. */
@Fault(value = "F603", grade = MODERATE)
@Breaks(DEV_01)
public final class RaisesEveryDisconnectEventTwice extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        return call.is(ACCEPT, COMPLETE_CONNECT)
                ? call.proceed(call.with(NdkDisconnectEventCallback.class, original -> context -> {
                    original.disconnectEvent(context);
                    original.disconnectEvent(context);
                }))
                : call.proceed();
    }
}
