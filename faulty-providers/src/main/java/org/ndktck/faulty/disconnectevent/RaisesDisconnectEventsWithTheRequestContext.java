package org.ndktck.faulty.disconnectevent;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.NdkDisconnectEventCallback;
import org.ndktck.faulty.*;

/** Keeps one context for each connector, that of its last request. */
@Fault(value = "F92", grade = Grade.MODERATE)
@Breaks({DEV_09, GEN_13})
public final class RaisesDisconnectEventsWithTheRequestContext extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return call.is(ACCEPT, COMPLETE_CONNECT)
                ? call.proceeding(
                        NdkDisconnectEventCallback.class,
                        original -> context -> original.disconnectEvent(call.requestContext()))
                : call.proceed();
    }
}
