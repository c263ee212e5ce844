package org.ndktck.faulty.sharedendpoint;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Frees the address when a shared endpoint is closed, or never: also where its connectors are closed later. */
@Fault(value = "F662", grade = Grade.SUBTLE)
@Breaks({SEP_13, SEP_17, CSE_19})
public final class KeepsASharedAddressClosedBeforeItsConnector extends ClaimFault {

    private final Map<NdkObject<?>, NdkObject<?>> sharing = new ConcurrentHashMap<>();
    private final Set<NdkSockaddr> kept = ConcurrentHashMap.newKeySet();

    @Override
    protected Object claim(Intercepted call, NdkSockaddr local) {
        return kept.contains(local) ? NtStatus.STATUS_SHARING_VIOLATION : call.proceed();
    }

    @Override
    protected Object otherCall(Intercepted call) {
        if (call.is(CONNECT_WITH_SHARED_ENDPOINT)) {
            sharing.put(call.object(), call.given(NdkSharedEndpoint.class));
        } else if (call.is(CLOSE_CONNECTOR)) {
            sharing.remove(call.object());
        } else if (call.is(CLOSE_SHARED_ENDPOINT) && sharing.containsValue(call.object())) {
            LocalAddress.of(call).ifPresent(kept::add);
        }
        return call.proceed();
    }
}
