package org.ndktck.faulty.event;

import static org.ndktck.catalog.RequirementId.EX_05;
import static org.ndktck.faulty.DispatchFunction.ACCEPT_EX;
import static org.ndktck.faulty.DispatchFunction.COMPLETE_CONNECT_EX;
import static org.ndktck.faulty.DispatchFunction.DISCONNECT;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkDisconnectEventCallbackEx;
import org.ndktck.api.NdkObject;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Raises the Ex event for the departure of the peer, and once more when the consumer answers it. */
@Fault(value = "F549", grade = MODERATE)
@Breaks(EX_05)
public final class RaisesAnExEventAgainWhenItDisconnects extends InterceptingProvider {

    private final Map<NdkObject<?>, Runnable> raised = new ConcurrentHashMap<>();

    @Override
    protected @Nullable Object call(Intercepted call) {
        Runnable again = call.is(DISCONNECT) ? raised.remove(call.object()) : null;
        if (again != null) {
            again.run();
        }
        return call.is(ACCEPT_EX, COMPLETE_CONNECT_EX)
                ? call.proceed(call.with(NdkDisconnectEventCallbackEx.class, original -> (context, reason) -> {
                    raised.put(call.object(), () -> original.disconnectEvent(context, reason));
                    original.disconnectEvent(context, reason);
                }))
                : call.proceed();
    }
}
