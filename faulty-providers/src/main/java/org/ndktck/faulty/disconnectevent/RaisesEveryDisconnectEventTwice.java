package org.ndktck.faulty.disconnectevent;

import static org.ndktck.catalog.RequirementId.DEV_01;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.NdkDisconnectEventCallback;
import org.ndktck.faulty.*;

/** Raises the disconnect event when the notification of the peer comes, and again when it is answered. */
@Fault(value = "F603", grade = Grade.MODERATE)
@Breaks(DEV_01)
public final class RaisesEveryDisconnectEventTwice extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return call.is(ACCEPT, COMPLETE_CONNECT)
                ? call.proceeding(NdkDisconnectEventCallback.class, original -> context -> {
                    original.disconnectEvent(context);
                    original.disconnectEvent(context);
                })
                : call.proceed();
    }
}
