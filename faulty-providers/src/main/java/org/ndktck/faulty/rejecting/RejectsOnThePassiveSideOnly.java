package org.ndktck.faulty.rejecting;

import static org.ndktck.catalog.RequirementId.REJ_02;
import static org.ndktck.faulty.DispatchFunction.CONNECT;
import static org.ndktck.faulty.DispatchFunction.CONNECT_WITH_SHARED_ENDPOINT;
import static org.ndktck.faulty.DispatchFunction.REJECT;
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

/** Knows no reject on the side that connected. */
@Fault(value = "F100", grade = MODERATE)
@Breaks(REJ_02)
public final class RejectsOnThePassiveSideOnly extends InterceptingProvider {

    private final Set<NdkObject<?>> active = ConcurrentHashMap.newKeySet();

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(CONNECT, CONNECT_WITH_SHARED_ENDPOINT)) {
            active.add(call.object());
        }
        return call.is(REJECT) && active.contains(call.object()) ? NtStatus.STATUS_NOT_SUPPORTED : call.proceed();
    }
}
