package org.ndktck.faulty.listen;

import static org.ndktck.catalog.RequirementId.LIS_16;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Keeps shared endpoints in a table of their own: one of them may take the address that a listener was given. */
@Fault(value = "F650", grade = Grade.SUBTLE)
@Breaks(LIS_16)
public final class LetsASharedEndpointTakeAListenersAddress extends ClaimFault {

    private final Map<NdkObject<?>, NdkSockaddr> listening = new ConcurrentHashMap<>();

    @Override
    protected Object claim(Intercepted call, NdkSockaddr local) {
        if (call.is(LISTEN) && local.port() != 0) {
            listening.put(call.object(), local);
        }
        return call.is(CREATE_SHARED_ENDPOINT) && listening.containsValue(local)
                ? withPort(call, local, 0)
                : call.proceed();
    }

    @Override
    protected Object otherCall(Intercepted call) {
        if (call.is(CLOSE_LISTENER)) {
            listening.remove(call.object());
        }
        return call.proceed();
    }
}
