package org.ndktck.faulty.endpoint;

import static org.ndktck.catalog.RequirementId.CLO_19;
import static org.ndktck.catalog.RequirementId.CSE_19;
import static org.ndktck.catalog.RequirementId.SEP_13;
import static org.ndktck.catalog.RequirementId.SEP_17;
import static org.ndktck.faulty.DispatchFunction.CLOSE_SHARED_ENDPOINT;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.ClaimFault;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;

/** Never frees the address of a shared endpoint. */
@Fault(value = "F338", grade = MODERATE)
@Breaks(
        value = {SEP_13, SEP_17, CSE_19},
        also = CLO_19,
        why = "CLO-19 wants that address once connector and endpoint are closed")
public final class KeepsTheAddressOfASharedEndpoint extends ClaimFault {

    private final Set<NdkSockaddr> kept = ConcurrentHashMap.newKeySet();

    @Override
    protected @Nullable Object claim(Intercepted call, NdkSockaddr local) {
        return kept.contains(local) ? NtStatus.STATUS_SHARING_VIOLATION : call.proceed();
    }

    @Override
    protected @Nullable Object otherCall(Intercepted call) {
        if (call.is(CLOSE_SHARED_ENDPOINT)) {
            kept.add(SharedAddress.of(call));
        }
        return call.proceed();
    }
}
