package org.ndktck.faulty.table;

import static org.ndktck.catalog.RequirementId.CMP_16;
import static org.ndktck.catalog.RequirementId.CSE_21;
import static org.ndktck.catalog.RequirementId.GEN_12;
import static org.ndktck.faulty.DispatchFunction.COMPLETE_CONNECT;
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

/** Completes a connect over a shared endpoint through the function of version 2.1 only. */
@Fault(value = "F355", grade = SUBTLE)
@Breaks(
        value = GEN_12,
        also = {CMP_16, CSE_21},
        why = "CMP-16 and CSE-21 complete connects over shared endpoints by the older function, too")
public final class ForgetsTheOldFunctionsOverSharedEndpoints extends InterceptingProvider {

    private final Set<NdkObject<?>> sharing = ConcurrentHashMap.newKeySet();

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(CONNECT_WITH_SHARED_ENDPOINT)) {
            sharing.add(call.object());
        }
        boolean old = call.is(COMPLETE_CONNECT) && sharing.contains(call.object());
        return old ? NtStatus.STATUS_INVALID_DEVICE_REQUEST : call.proceed();
    }
}
