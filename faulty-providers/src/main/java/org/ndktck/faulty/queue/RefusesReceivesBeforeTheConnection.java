package org.ndktck.faulty.queue;

import static org.ndktck.catalog.RequirementId.QP_10;
import static org.ndktck.faulty.DispatchFunction.ACCEPT;
import static org.ndktck.faulty.DispatchFunction.ACCEPT_EX;
import static org.ndktck.faulty.DispatchFunction.CONNECT;
import static org.ndktck.faulty.DispatchFunction.CONNECT_WITH_SHARED_ENDPOINT;
import static org.ndktck.faulty.DispatchFunction.RECEIVE;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkQp;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;
import org.ndktck.faulty.Tolerated;

/** Wants a connection before it takes receives. */
@Fault(value = "F409", grade = MODERATE)
@Tolerated(QP_10)
public final class RefusesReceivesBeforeTheConnection extends InterceptingProvider {

    private final Set<NdkQp> used = ConcurrentHashMap.newKeySet();

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(ACCEPT, ACCEPT_EX, CONNECT, CONNECT_WITH_SHARED_ENDPOINT)) {
            used.add(Objects.requireNonNull(call.parameter(NdkQp.class)));
        }
        return call.is(RECEIVE) && !used.contains(call.object()) ? NtStatus.STATUS_CONNECTION_INVALID : call.proceed();
    }
}
