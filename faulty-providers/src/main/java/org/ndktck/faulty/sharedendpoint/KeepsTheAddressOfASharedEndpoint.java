package org.ndktck.faulty.sharedendpoint;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.CLOSE_SHARED_ENDPOINT;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Never frees the address of a shared endpoint. */
@Fault(value = "F338", grade = Grade.MODERATE)
@Breaks(
        value = {SEP_13, SEP_17, CSE_19},
        also = CLO_19,
        why = "CLO-19 wants that address once connector and endpoint are closed")
public final class KeepsTheAddressOfASharedEndpoint extends ClaimFault {

    private final Set<NdkSockaddr> kept = ConcurrentHashMap.newKeySet();

    @Override
    protected Object claim(Intercepted call, NdkSockaddr local) {
        return kept.contains(local) ? NtStatus.STATUS_SHARING_VIOLATION : call.proceed();
    }

    @Override
    protected Object otherCall(Intercepted call) {
        if (call.is(CLOSE_SHARED_ENDPOINT)) {
            LocalAddress.of(call).ifPresent(kept::add);
        }
        return call.proceed();
    }
}
