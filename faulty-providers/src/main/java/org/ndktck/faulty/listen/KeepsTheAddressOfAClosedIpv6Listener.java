package org.ndktck.faulty.listen;

import static org.ndktck.catalog.RequirementId.LIS_19;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Compares sixteen bytes of an address when it looks for what to free: that of an IPv6 listener is not found. */
@Fault(value = "F653", grade = Grade.SUBTLE)
@Breaks(LIS_19)
public final class KeepsTheAddressOfAClosedIpv6Listener extends ClaimFault {

    private final Map<NdkObject<?>, NdkSockaddr> listening = new ConcurrentHashMap<>();
    private final Set<NdkSockaddr> kept = ConcurrentHashMap.newKeySet();

    @Override
    protected Object claim(Intercepted call, NdkSockaddr local) {
        if (kept.contains(local)) {
            return NtStatus.STATUS_SHARING_VIOLATION;
        }
        if (call.is(LISTEN) && local.port() != 0 && local.length() == NdkSockaddr.SOCKADDR_IN6_LENGTH) {
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
