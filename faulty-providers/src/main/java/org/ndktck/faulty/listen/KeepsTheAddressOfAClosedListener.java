package org.ndktck.faulty.listen;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Never frees the address that the consumer gave a listener. */
@Fault(value = "F112", grade = Grade.MODERATE)
@Breaks({LIS_18, LIS_19, LIS_20})
public final class KeepsTheAddressOfAClosedListener extends ClaimFault {

    private final Map<NdkObject<?>, NdkSockaddr> listening = new ConcurrentHashMap<>();
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
        NdkSockaddr local = call.is(CLOSE_LISTENER) ? listening.remove(call.object()) : null;
        if (local != null) {
            kept.add(local);
        }
        return call.proceed();
    }
}
