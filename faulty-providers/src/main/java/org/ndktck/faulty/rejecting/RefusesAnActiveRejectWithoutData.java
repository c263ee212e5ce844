package org.ndktck.faulty.rejecting;

import static org.ndktck.catalog.RequirementId.REJ_04;
import static org.ndktck.faulty.DispatchFunction.CONNECT;
import static org.ndktck.faulty.DispatchFunction.CONNECT_WITH_SHARED_ENDPOINT;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NtStatus;
import org.ndktck.api.RejectArgs;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Refuses a reject whose private data is NULL on the side that connected. */
@Fault(value = "F590", grade = SUBTLE)
@Breaks(REJ_04)
public final class RefusesAnActiveRejectWithoutData extends InterceptingProvider {

    private final Set<NdkObject<?>> active = ConcurrentHashMap.newKeySet();

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(CONNECT, CONNECT_WITH_SHARED_ENDPOINT)) {
            active.add(call.object());
        }
        boolean without = call.args() instanceof RejectArgs args && args.pPrivateData() == null;
        return without && active.contains(call.object()) ? NtStatus.STATUS_INVALID_PARAMETER : call.proceed();
    }
}
