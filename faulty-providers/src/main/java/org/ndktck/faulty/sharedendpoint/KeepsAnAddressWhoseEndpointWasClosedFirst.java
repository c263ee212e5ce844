package org.ndktck.faulty.sharedendpoint;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Never frees the address of a shared endpoint whose close had to wait for a connector. */
@Fault(value = "F551", grade = Grade.SUBTLE)
@Breaks({SEP_13, SEP_17, CSE_19})
public final class KeepsAnAddressWhoseEndpointWasClosedFirst extends ClaimFault {

    private final Map<NdkObject<?>, NdkObject<?>> users = new ConcurrentHashMap<>();

    private final Set<NdkSockaddr> kept = ConcurrentHashMap.newKeySet();

    @Override
    protected Object claim(Intercepted call, NdkSockaddr local) {
        return kept.contains(local) ? NtStatus.STATUS_SHARING_VIOLATION : call.proceed();
    }

    @Override
    protected Object otherCall(Intercepted call) {
        if (call.args() instanceof ConnectWithSharedEndpointArgs args) {
            users.put(call.object(), args.pNdkSharedEndpoint());
        } else if (call.is(CLOSE_CONNECTOR)) {
            users.remove(call.object());
        } else if (call.is(CLOSE_SHARED_ENDPOINT) && users.containsValue(call.object())) {
            LocalAddress.of(call).ifPresent(kept::add);
        }
        return call.proceed();
    }
}
