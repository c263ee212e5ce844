package org.ndktck.faulty.sharedroute;

import static org.ndktck.catalog.RequirementId.CMP_16;
import static org.ndktck.catalog.RequirementId.CSE_21;
import static org.ndktck.catalog.RequirementId.GEN_12;
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
@Breaks(
        value = {CMP_16, CSE_21},
        also = GEN_12,
        why = "GEN-12 has a consumer of version 1.1 connect over shared endpoints, too, and that"
                + " connect is not completed")
public final class CompletesNothingOverASharedEndpoint extends InterceptingProvider {

    private final Set<NdkObject<?>> shared = ConcurrentHashMap.newKeySet();

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is("connectWithSharedEndpoint")) {
            shared.add(call.object());
        }
        return call.is("completeConnect", "completeConnectEx") && shared.contains(call.object())
                ? NtStatus.STATUS_CONNECTION_INVALID
                : call.proceed();
    }
}
