package org.ndktck.faulty.traffic;

import static org.ndktck.catalog.RequirementId.QP_10;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Wants a connection before it takes receives. */
@Fault(value = "F409", grade = Grade.MODERATE)
@Tolerated(QP_10)
public final class RefusesReceivesBeforeTheConnection extends InterceptingProvider {

    private final Set<NdkQp> used = ConcurrentHashMap.newKeySet();

    @Override
    protected Object call(Intercepted call) {
        if (call.is(ACCEPT, ACCEPT_EX, CONNECT, CONNECT_WITH_SHARED_ENDPOINT)) {
            used.add(call.given(NdkQp.class));
        }
        return call.is(RECEIVE) && !used.contains(call.object()) ? NtStatus.STATUS_CONNECTION_INVALID : call.proceed();
    }
}
