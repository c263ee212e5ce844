package org.ndktck.faulty.endpoint;

import static org.ndktck.catalog.RequirementId.CSE_19;
import static org.ndktck.catalog.RequirementId.SEP_13;
import static org.ndktck.catalog.RequirementId.SEP_14;
import static org.ndktck.catalog.RequirementId.SEP_15;
import static org.ndktck.faulty.DispatchFunction.CLOSE_SHARED_ENDPOINT;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.ClaimFault;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;

/** Frees the address when the close of a shared endpoint is called, though connectors are open. */
@Fault(value = "F337", grade = MODERATE)
@Breaks({SEP_13, SEP_14, SEP_15, CSE_19})
public final class FreesTheAddressOfASharedEndpointThatIsClosed extends ClaimFault {

    private final Set<NdkSockaddr> freed = ConcurrentHashMap.newKeySet();

    @Override
    protected @Nullable Object claim(Intercepted call, NdkSockaddr local) {
        return freed.contains(local) ? withPort(call, local, 0) : call.proceed();
    }

    @Override
    protected @Nullable Object otherCall(Intercepted call) {
        if (call.is(CLOSE_SHARED_ENDPOINT)) {
            freed.add(SharedAddress.of(call));
        }
        return call.proceed();
    }
}
