package org.ndktck.faulty.endpoint;

import static org.ndktck.catalog.RequirementId.ACC_24;
import static org.ndktck.catalog.RequirementId.LIS_17;
import static org.ndktck.catalog.RequirementId.LIS_20;
import static org.ndktck.catalog.RequirementId.LIS_28;
import static org.ndktck.faulty.DispatchFunction.ACCEPT;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;
import static org.ndktck.faulty.DispatchFunction.CLOSE_LISTENER;
import static org.ndktck.faulty.DispatchFunction.LISTEN;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.ClaimFault;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;

/** Counts the connectors that were accepted, but not those that were accepted by NdkAcceptEx. */
@Fault(value = "F651", grade = SUBTLE)
@Breaks({LIS_17, LIS_20, LIS_28, ACC_24})
public final class CountsNoConnectorOfAcceptEx extends ClaimFault {

    private final Map<NdkObject<?>, NdkSockaddr> listening = new ConcurrentHashMap<>();
    private final Set<NdkObject<?>> counted = ConcurrentHashMap.newKeySet();
    private final Set<NdkSockaddr> freed = ConcurrentHashMap.newKeySet();

    @Override
    protected @Nullable Object claim(Intercepted call, NdkSockaddr local) {
        if (call.is(LISTEN) && local.port() != 0) {
            listening.put(call.object(), local);
        }
        return freed.contains(local) ? withPort(call, local, 0) : call.proceed();
    }

    @Override
    protected @Nullable Object otherCall(Intercepted call) {
        if (call.is(ACCEPT)) {
            counted.add(call.object());
        } else if (call.is(CLOSE_CONNECTOR)) {
            counted.remove(call.object());
        }
        NdkSockaddr local = call.is(CLOSE_LISTENER) ? listening.remove(call.object()) : null;
        if (local != null && counted.isEmpty()) {
            freed.add(local);
        }
        return call.proceed();
    }
}
