package org.ndktck.faulty.endpoint;

import static org.ndktck.catalog.RequirementId.LIS_18;
import static org.ndktck.catalog.RequirementId.LIS_19;
import static org.ndktck.catalog.RequirementId.LIS_20;
import static org.ndktck.faulty.DispatchFunction.CLOSE_LISTENER;
import static org.ndktck.faulty.DispatchFunction.LISTEN;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

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

/** Never frees the address that the consumer gave a listener. */
@Fault(value = "F112", grade = MODERATE)
@Breaks({LIS_18, LIS_19, LIS_20})
public final class KeepsTheAddressOfAClosedListener extends ClaimFault {

    private final Map<NdkObject<?>, NdkSockaddr> listening = new ConcurrentHashMap<>();
    private final Set<NdkSockaddr> kept = ConcurrentHashMap.newKeySet();

    @Override
    protected @Nullable Object claim(Intercepted call, NdkSockaddr local) {
        if (kept.contains(local)) {
            return NtStatus.STATUS_SHARING_VIOLATION;
        }
        if (call.is(LISTEN) && local.port() != 0) {
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
