package org.ndktck.faulty.endpoint;

import static org.ndktck.catalog.RequirementId.ACC_24;
import static org.ndktck.catalog.RequirementId.LIS_17;
import static org.ndktck.catalog.RequirementId.LIS_20;
import static org.ndktck.catalog.RequirementId.LIS_28;
import static org.ndktck.faulty.DispatchFunction.CLOSE_LISTENER;
import static org.ndktck.faulty.DispatchFunction.LISTEN;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

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

/** Frees the address when the close of the listener is called, though accepted connectors are open. */
@Fault(value = "F111", grade = MODERATE)
@Breaks({LIS_17, LIS_20, LIS_28, ACC_24})
public final class FreesTheAddressOfAListenerThatIsClosed extends ClaimFault {

    private final Map<NdkObject<?>, NdkSockaddr> listening = new ConcurrentHashMap<>();
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
        NdkSockaddr local = call.is(CLOSE_LISTENER) ? listening.remove(call.object()) : null;
        if (local != null) {
            freed.add(local);
        }
        return call.proceed();
    }
}
