package org.ndktck.faulty.disconnectevent;

import static org.ndktck.catalog.RequirementId.EX_05;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Raises the Ex event for the departure of the peer, and once more when the consumer answers it. */
@Fault(value = "F549", grade = Grade.MODERATE)
@Breaks(EX_05)
public final class RaisesAnExEventAgainWhenItDisconnects extends InterceptingProvider {

    private final Map<NdkObject<?>, Runnable> raised = new ConcurrentHashMap<>();

    @Override
    protected Object call(Intercepted call) {
        Runnable again = call.is(DISCONNECT) ? raised.remove(call.object()) : null;
        if (again != null) {
            again.run();
        }
        return call.is(ACCEPT_EX, COMPLETE_CONNECT_EX)
                ? call.proceeding(NdkDisconnectEventCallbackEx.class, original -> (context, reason) -> {
                    raised.put(call.object(), () -> original.disconnectEvent(context, reason));
                    original.disconnectEvent(context, reason);
                })
                : call.proceed();
    }
}
