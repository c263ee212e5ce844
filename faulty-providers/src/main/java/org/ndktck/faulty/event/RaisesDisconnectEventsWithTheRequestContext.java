package org.ndktck.faulty.event;

import static org.ndktck.catalog.RequirementId.DEV_09;
import static org.ndktck.catalog.RequirementId.GEN_13;
import static org.ndktck.faulty.DispatchFunction.ACCEPT;
import static org.ndktck.faulty.DispatchFunction.COMPLETE_CONNECT;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkDisconnectEventCallback;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Keeps one context for each connector, that of its last request. */
@Fault(value = "F92", grade = MODERATE)
@Breaks({DEV_09, GEN_13})
public final class RaisesDisconnectEventsWithTheRequestContext extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        return call.is(ACCEPT, COMPLETE_CONNECT)
                ? call.proceed(call.with(
                        NdkDisconnectEventCallback.class,
                        original -> context -> original.disconnectEvent(call.requestContext())))
                : call.proceed();
    }
}
