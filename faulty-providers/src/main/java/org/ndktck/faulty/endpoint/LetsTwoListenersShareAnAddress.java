package org.ndktck.faulty.endpoint;

import static org.ndktck.catalog.RequirementId.LIS_16;
import static org.ndktck.catalog.RequirementId.LIS_20;
import static org.ndktck.faulty.DispatchFunction.CLOSE_LISTENER;
import static org.ndktck.faulty.DispatchFunction.LISTEN;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.ClaimFault;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;

/** Lets a second listener listen where one listens already; the first gets the requests. */
@Fault(value = "F335", grade = MODERATE)
@Breaks({LIS_16, LIS_20})
public final class LetsTwoListenersShareAnAddress extends ClaimFault {

    private final Map<NdkObject<?>, NdkSockaddr> listening = new ConcurrentHashMap<>();

    @Override
    protected @Nullable Object claim(Intercepted call, NdkSockaddr local) {
        if (!call.is(LISTEN)) {
            return call.proceed();
        }
        boolean taken = listening.containsValue(local);
        listening.put(call.object(), local);
        return taken && local.port() != 0 ? withPort(call, local, 0) : call.proceed();
    }

    @Override
    protected @Nullable Object otherCall(Intercepted call) {
        if (call.is(CLOSE_LISTENER)) {
            listening.remove(call.object());
        }
        return call.proceed();
    }
}
