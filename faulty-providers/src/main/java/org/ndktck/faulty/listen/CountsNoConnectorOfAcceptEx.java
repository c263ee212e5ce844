package org.ndktck.faulty.listen;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.*;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Counts the connectors that were accepted, but not those that were accepted by NdkAcceptEx. */
@Fault(value = "F651", grade = Grade.SUBTLE)
@Breaks({LIS_17, LIS_20, LIS_28, ACC_24})
public final class CountsNoConnectorOfAcceptEx extends ClaimFault {

    private final Map<NdkObject<?>, NdkSockaddr> listening = new ConcurrentHashMap<>();
    private final ObjectSet counted = new ObjectSet();
    private final Set<NdkSockaddr> freed = ConcurrentHashMap.newKeySet();

    @Override
    protected Object claim(Intercepted call, NdkSockaddr local) {
        if (call.is(LISTEN) && local.port() != 0) {
            listening.put(call.object(), local);
        }
        return freed.contains(local) ? withPort(call, local, 0) : call.proceed();
    }

    @Override
    protected Object otherCall(Intercepted call) {
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
