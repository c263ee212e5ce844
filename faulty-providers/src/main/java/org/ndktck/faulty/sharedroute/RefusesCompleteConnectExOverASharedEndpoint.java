package org.ndktck.faulty.sharedroute;

import static org.ndktck.catalog.RequirementId.CMP_16;
import static org.ndktck.catalog.RequirementId.EX_02;
import static org.ndktck.faulty.DispatchFunction.COMPLETE_CONNECT_EX;
import static org.ndktck.faulty.DispatchFunction.CONNECT_WITH_SHARED_ENDPOINT;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Cannot complete a connect over a shared endpoint by the newer of the two functions. */
@Fault(value = "F547", grade = SUBTLE)
@Breaks({EX_02, CMP_16})
public final class RefusesCompleteConnectExOverASharedEndpoint extends InterceptingProvider {

    private final Set<NdkObject<?>> shared = ConcurrentHashMap.newKeySet();

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(CONNECT_WITH_SHARED_ENDPOINT)) {
            shared.add(call.object());
        }
        boolean refused = call.is(COMPLETE_CONNECT_EX) && shared.contains(call.object());
        return refused ? NtStatus.STATUS_CONNECTION_INVALID : call.proceed();
    }
}
