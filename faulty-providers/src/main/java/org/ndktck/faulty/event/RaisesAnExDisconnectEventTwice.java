package org.ndktck.faulty.event;

import static org.ndktck.catalog.RequirementId.EX_05;
import static org.ndktck.faulty.DispatchFunction.ACCEPT_EX;
import static org.ndktck.faulty.DispatchFunction.COMPLETE_CONNECT_EX;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkDisconnectEventCallbackEx;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Raises the Ex event without a reason first and with one later, where it has no context. */
@Fault(value = "F249", grade = SUBTLE)
@Breaks(EX_05)
public final class RaisesAnExDisconnectEventTwice extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        return call.is(ACCEPT_EX, COMPLETE_CONNECT_EX)
                ? call.proceed(call.with(NdkDisconnectEventCallbackEx.class, original -> (context, reason) -> {
                    original.disconnectEvent(context, 0);
                    if (context == 0) {
                        original.disconnectEvent(context, reason);
                    }
                }))
                : call.proceed();
    }
}
