package org.ndktck.faulty.endpoint;

import static org.ndktck.catalog.RequirementId.LIS_18;
import static org.ndktck.catalog.RequirementId.LIS_20;
import static org.ndktck.faulty.DispatchFunction.CONNECT;
import static org.ndktck.faulty.DispatchFunction.CONNECT_WITH_SHARED_ENDPOINT;
import static org.ndktck.faulty.DispatchFunction.LISTEN;
import static org.ndktck.faulty.Fault.Grade.EXTREMELY_SUBTLE;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.ClaimFault;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;

/** Takes a reference on the endpoint of a listener for every request, and drops none. */
@Fault(value = "F336", grade = EXTREMELY_SUBTLE)
@Breaks({LIS_18, LIS_20})
public final class CountsAConnectionOnceMoreThanItIsClosed extends ClaimFault {

    private final Set<NdkSockaddr> kept = ConcurrentHashMap.newKeySet();

    @Override
    protected @Nullable Object claim(Intercepted call, NdkSockaddr local) {
        if (kept.contains(local) && call.is(LISTEN)) {
            return NtStatus.STATUS_SHARING_VIOLATION;
        }
        return noted(call);
    }

    @Override
    protected @Nullable Object otherCall(Intercepted call) {
        return noted(call);
    }

    private @Nullable Object noted(Intercepted call) {
        if (call.is(CONNECT, CONNECT_WITH_SHARED_ENDPOINT)) {
            kept.add(destination(call));
        }
        return call.proceed();
    }
}
