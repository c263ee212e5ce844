package org.ndktck.faulty.sharedendpoint;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.CLOSE_SHARED_ENDPOINT;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.faulty.*;

/** Frees the address when the close of a shared endpoint is called, though connectors are open. */
@Fault(value = "F337", grade = Grade.MODERATE)
@Breaks({SEP_13, SEP_14, SEP_15, CSE_19})
public final class FreesTheAddressOfASharedEndpointThatIsClosed extends ClaimFault {

    private final Set<NdkSockaddr> freed = ConcurrentHashMap.newKeySet();

    @Override
    protected Object claim(Intercepted call, NdkSockaddr local) {
        return freed.contains(local) ? withPort(call, local, 0) : call.proceed();
    }

    @Override
    protected Object otherCall(Intercepted call) {
        if (call.is(CLOSE_SHARED_ENDPOINT)) {
            LocalAddress.of(call).ifPresent(freed::add);
        }
        return call.proceed();
    }
}
