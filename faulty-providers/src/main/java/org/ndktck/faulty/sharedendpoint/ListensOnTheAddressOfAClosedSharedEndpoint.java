package org.ndktck.faulty.sharedendpoint;

import static org.ndktck.catalog.RequirementId.SEP_15;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Knows of a closed shared endpoint that its connectors use the address, but not where somebody listens. */
@Fault(value = "F661", grade = Grade.SUBTLE)
@Breaks(SEP_15)
public final class ListensOnTheAddressOfAClosedSharedEndpoint extends ClaimFault {

    private final Set<NdkSockaddr> closed = ConcurrentHashMap.newKeySet();

    @Override
    protected Object claim(Intercepted call, NdkSockaddr local) {
        return call.is(LISTEN) && closed.contains(local) ? withPort(call, local, 0) : call.proceed();
    }

    @Override
    protected Object otherCall(Intercepted call) {
        if (call.is(CLOSE_SHARED_ENDPOINT)) {
            LocalAddress.of(call).ifPresent(closed::add);
        }
        return call.proceed();
    }
}
