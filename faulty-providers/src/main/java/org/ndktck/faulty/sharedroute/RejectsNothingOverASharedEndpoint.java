package org.ndktck.faulty.sharedroute;

import static org.ndktck.catalog.RequirementId.CSE_21;
import static org.ndktck.faulty.DispatchFunction.CONNECT_WITH_SHARED_ENDPOINT;
import static org.ndktck.faulty.DispatchFunction.REJECT;
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

/** Knows no reject on a connector that connected over a shared endpoint. */
@Fault(value = "F274", grade = SUBTLE)
@Breaks(CSE_21)
public final class RejectsNothingOverASharedEndpoint extends InterceptingProvider {

    private final Set<NdkObject<?>> shared = ConcurrentHashMap.newKeySet();

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(CONNECT_WITH_SHARED_ENDPOINT)) {
            shared.add(call.object());
        }
        return call.is(REJECT) && shared.contains(call.object()) ? NtStatus.STATUS_NOT_SUPPORTED : call.proceed();
    }
}
