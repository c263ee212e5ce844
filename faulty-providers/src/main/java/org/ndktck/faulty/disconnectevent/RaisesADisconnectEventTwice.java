package org.ndktck.faulty.disconnectevent;

import static org.ndktck.catalog.RequirementId.DEV_01;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.NdkDisconnectEventCallback;
import org.ndktck.faulty.*;

/** Raises the disconnect event for the end of the stream and for the end of the connection, where it has no context. */
@Fault(value = "F88", grade = Grade.SUBTLE)
@Breaks(DEV_01)
public final class RaisesADisconnectEventTwice extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return call.is(ACCEPT, COMPLETE_CONNECT)
                ? call.proceeding(NdkDisconnectEventCallback.class, original -> context -> {
                    original.disconnectEvent(context);
                    if (context == 0) {
                        original.disconnectEvent(context);
                    }
                })
                : call.proceed();
    }
}
