package org.ndktck.faulty.event;

import static org.ndktck.catalog.RequirementId.DEV_01;
import static org.ndktck.faulty.DispatchFunction.ACCEPT;
import static org.ndktck.faulty.DispatchFunction.COMPLETE_CONNECT;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkDisconnectEventCallback;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Raises the disconnect event for the end of the stream and for the end of the connection, where it has no context. */
@Fault(value = "F88", grade = SUBTLE)
@Breaks(DEV_01)
public final class RaisesADisconnectEventTwice extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        return call.is(ACCEPT, COMPLETE_CONNECT)
                ? call.proceed(call.with(NdkDisconnectEventCallback.class, original -> context -> {
                    original.disconnectEvent(context);
                    if (context == 0) {
                        original.disconnectEvent(context);
                    }
                }))
                : call.proceed();
    }
}
