package org.ndktck.faulty.listen;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Frees an address with its listener, or never: also where a connector is closed after the listener. */
@Fault(value = "F652", grade = Grade.SUBTLE)
@Breaks({LIS_18, LIS_20})
public final class KeepsTheAddressOfAListenerClosedBeforeItsConnector extends ClaimFault {

    private final Map<NdkObject<?>, NdkSockaddr> listening = new ConcurrentHashMap<>();
    private final ObjectSet accepted = new ObjectSet();
    private final Set<NdkSockaddr> kept = ConcurrentHashMap.newKeySet();

    @Override
    protected Object claim(Intercepted call, NdkSockaddr local) {
        if (kept.contains(local)) {
            return NtStatus.STATUS_SHARING_VIOLATION;
        }
        if (call.is(LISTEN) && local.port() != 0) {
            listening.put(call.object(), local);
        }
        return call.proceed();
    }

    @Override
    protected Object otherCall(Intercepted call) {
        if (call.is(ACCEPT, ACCEPT_EX)) {
            accepted.add(call.object());
        } else if (call.is(CLOSE_CONNECTOR)) {
            accepted.remove(call.object());
        }
        NdkSockaddr local = call.is(CLOSE_LISTENER) ? listening.remove(call.object()) : null;
        if (local != null && !accepted.isEmpty()) {
            kept.add(local);
        }
        return call.proceed();
    }
}
