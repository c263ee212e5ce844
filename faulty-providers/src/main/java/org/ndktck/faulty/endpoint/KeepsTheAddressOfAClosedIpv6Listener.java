package org.ndktck.faulty.endpoint;

import static org.ndktck.catalog.RequirementId.LIS_19;
import static org.ndktck.faulty.DispatchFunction.CLOSE_LISTENER;
import static org.ndktck.faulty.DispatchFunction.LISTEN;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.ClaimFault;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;

/** Compares sixteen bytes of an address when it looks for what to free: that of an IPv6 listener is not found. */
@Fault(value = "F653", grade = SUBTLE)
@Breaks(LIS_19)
public final class KeepsTheAddressOfAClosedIpv6Listener extends ClaimFault {

    private final Map<NdkObject<?>, NdkSockaddr> listening = new ConcurrentHashMap<>();
    private final Set<NdkSockaddr> kept = ConcurrentHashMap.newKeySet();

    @Override
    protected @Nullable Object claim(Intercepted call, NdkSockaddr local) {
        if (kept.contains(local)) {
            return NtStatus.STATUS_SHARING_VIOLATION;
        }
        if (call.is(LISTEN) && local.port() != 0 && local.length() == NdkSockaddr.SOCKADDR_IN6_LENGTH) {
            listening.put(call.object(), local);
        }
        return call.proceed();
    }

    @Override
    protected @Nullable Object otherCall(Intercepted call) {
        NdkSockaddr local = call.is(CLOSE_LISTENER) ? listening.remove(call.object()) : null;
        if (local != null) {
            kept.add(local);
        }
        return call.proceed();
    }
}
