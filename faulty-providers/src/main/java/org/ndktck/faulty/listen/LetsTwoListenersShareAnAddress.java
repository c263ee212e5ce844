package org.ndktck.faulty.listen;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Lets a second listener listen where one listens already; the first gets the requests. */
@Fault(value = "F335", grade = Grade.MODERATE)
@Breaks({LIS_16, LIS_20})
public final class LetsTwoListenersShareAnAddress extends ClaimFault {

    private final Map<NdkObject<?>, NdkSockaddr> listening = new ConcurrentHashMap<>();

    @Override
    protected Object claim(Intercepted call, NdkSockaddr local) {
        if (!call.is(LISTEN)) {
            return call.proceed();
        }
        boolean taken = listening.containsValue(local);
        listening.put(call.object(), local);
        return taken && local.port() != 0 ? withPort(call, local, 0) : call.proceed();
    }

    @Override
    protected Object otherCall(Intercepted call) {
        if (call.is(CLOSE_LISTENER)) {
            listening.remove(call.object());
        }
        return call.proceed();
    }
}
