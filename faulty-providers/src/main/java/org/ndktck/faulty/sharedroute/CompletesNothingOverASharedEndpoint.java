package org.ndktck.faulty.sharedroute;

import static org.ndktck.catalog.RequirementId.CMP_16;
import static org.ndktck.catalog.RequirementId.CSE_21;
import static org.ndktck.faulty.DispatchFunction.COMPLETE_CONNECT;
import static org.ndktck.faulty.DispatchFunction.COMPLETE_CONNECT_EX;
import static org.ndktck.faulty.DispatchFunction.CONNECT_WITH_SHARED_ENDPOINT;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Completes no connect that began over a shared endpoint. */
@Fault(value = "F275", grade = MODERATE)
@Breaks({CMP_16, CSE_21})
public final class CompletesNothingOverASharedEndpoint extends InterceptingProvider {

    private final Set<NdkObject<?>> shared = ConcurrentHashMap.newKeySet();

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(CONNECT_WITH_SHARED_ENDPOINT)) {
            shared.add(call.object());
        }
        return call.is(COMPLETE_CONNECT, COMPLETE_CONNECT_EX) && shared.contains(call.object())
                ? NtStatus.STATUS_CONNECTION_INVALID
                : call.proceed();
    }
}
