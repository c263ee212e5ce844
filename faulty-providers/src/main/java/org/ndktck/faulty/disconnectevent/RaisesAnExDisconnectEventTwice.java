package org.ndktck.faulty.disconnectevent;

import static org.ndktck.catalog.RequirementId.EX_05;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.NdkDisconnectEventCallbackEx;
import org.ndktck.faulty.*;

/** Raises the Ex event without a reason first and with one later, where it has no context. */
@Fault(value = "F249", grade = Grade.SUBTLE)
@Breaks(EX_05)
public final class RaisesAnExDisconnectEventTwice extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return call.is(ACCEPT_EX, COMPLETE_CONNECT_EX)
                ? call.proceeding(NdkDisconnectEventCallbackEx.class, original -> (context, reason) -> {
                    original.disconnectEvent(context, 0);
                    if (context == 0) {
                        original.disconnectEvent(context, reason);
                    }
                })
                : call.proceed();
    }
}
