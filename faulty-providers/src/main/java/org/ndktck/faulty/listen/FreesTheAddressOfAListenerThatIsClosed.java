package org.ndktck.faulty.listen;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.*;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Frees the address when the close of the listener is called, though accepted connectors are open. */
@Fault(value = "F111", grade = Grade.MODERATE)
@Breaks({LIS_17, LIS_20, LIS_28, ACC_24})
public final class FreesTheAddressOfAListenerThatIsClosed extends ClaimFault {

    private final Map<NdkObject<?>, NdkSockaddr> listening = new ConcurrentHashMap<>();
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
        NdkSockaddr local = call.is(CLOSE_LISTENER) ? listening.remove(call.object()) : null;
        if (local != null) {
            freed.add(local);
        }
        return call.proceed();
    }
}
