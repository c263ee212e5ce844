package org.ndktck.faulty.connect;

import static org.ndktck.catalog.RequirementId.CON_35;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Gives the local port of a connector back when the connector of its peer is closed, too. */
@Fault(value = "F545", grade = Grade.MODERATE)
@Breaks(CON_35)
public final class FreesALocalPortWithThePeersConnector extends ClaimFault {

    private final Map<NdkObject<?>, NdkSockaddr> used = new ConcurrentHashMap<>();

    private final ObjectSet accepted = new ObjectSet();

    private final Set<NdkSockaddr> lingering = ConcurrentHashMap.newKeySet();

    @Override
    protected Object claim(Intercepted call, NdkSockaddr local) {
        if (lingering.contains(local)) {
            return NtStatus.STATUS_SHARING_VIOLATION;
        }
        if (call.is(CONNECT) && local.port() != 0) {
            used.put(call.object(), local);
        }
        return call.proceed();
    }

    @Override
    protected Object otherCall(Intercepted call) {
        if (call.is(ACCEPT, ACCEPT_EX)) {
            accepted.add(call.object());
        } else if (call.is(CLOSE_CONNECTOR)) {
            closing(call.object());
        }
        return call.proceed();
    }

    private void closing(NdkObject<?> connector) {
        NdkSockaddr local = used.remove(connector);
        accepted.remove(connector);
        if (accepted.isEmpty()) {
            lingering.clear();
        } else if (local != null) {
            lingering.add(local);
        }
    }
}
