package org.ndktck.faulty.listen;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Takes a reference on the endpoint of a listener for every request, and drops none. */
@Fault(value = "F336", grade = Grade.EXTREMELY_SUBTLE)
@Breaks({LIS_18, LIS_20})
public final class CountsAConnectionOnceMoreThanItIsClosed extends ClaimFault {

    private final Set<NdkSockaddr> kept = ConcurrentHashMap.newKeySet();

    @Override
    protected Object claim(Intercepted call, NdkSockaddr local) {
        if (kept.contains(local) && call.is(LISTEN)) {
            return NtStatus.STATUS_SHARING_VIOLATION;
        }
        return noted(call);
    }

    @Override
    protected Object otherCall(Intercepted call) {
        return noted(call);
    }

    private Object noted(Intercepted call) {
        if (call.is(CONNECT, CONNECT_WITH_SHARED_ENDPOINT)) {
            kept.add(destination(call));
        }
        return call.proceed();
    }
}
