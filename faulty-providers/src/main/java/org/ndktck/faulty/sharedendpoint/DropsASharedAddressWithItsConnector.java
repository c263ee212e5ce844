package org.ndktck.faulty.sharedendpoint;

import static org.ndktck.catalog.RequirementId.SEP_14;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Releases the address of a shared endpoint with a connector, though the endpoint is open. */
@Fault(value = "F660", grade = Grade.SUBTLE)
@Breaks(SEP_14)
public final class DropsASharedAddressWithItsConnector extends ClaimFault {

    private final Set<NdkSockaddr> dropped = ConcurrentHashMap.newKeySet();

    @Override
    protected Object claim(Intercepted call, NdkSockaddr local) {
        return dropped.contains(local) ? withPort(call, local, 0) : call.proceed();
    }

    @Override
    protected Object otherCall(Intercepted call) {
        if (call.is(CLOSE_CONNECTOR) && isOverASharedEndpoint(call.object())) {
            LocalAddress.of(call).ifPresent(dropped::add);
        }
        return call.proceed();
    }
}
