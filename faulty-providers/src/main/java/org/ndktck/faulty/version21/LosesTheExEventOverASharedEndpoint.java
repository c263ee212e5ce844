package org.ndktck.faulty.version21;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Keeps the event of the newer form in the endpoint of the connector, and looks for it in vain where that is shared. */
@Fault(value = "F548", grade = Grade.SUBTLE)
@Breaks(EX_03)
public final class LosesTheExEventOverASharedEndpoint extends InterceptingProvider {

    private final ObjectSet shared = new ObjectSet();

    @Override
    protected Object call(Intercepted call) {
        if (call.is(CONNECT_WITH_SHARED_ENDPOINT)) {
            shared.add(call.object());
        }
        boolean lost = call.is(COMPLETE_CONNECT_EX) && shared.contains(call.object());
        return lost
                ? call.proceeding(NdkDisconnectEventCallbackEx.class, original -> (context, reason) -> {})
                : call.proceed();
    }
}
