package org.ndktck.faulty.moment;

import static org.ndktck.catalog.RequirementId.GCD_20;
import static org.ndktck.faulty.DispatchFunction.GET_CONNECTION_DATA;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkConnectEventCallback;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Forgets what a request brought when the connect event returns. */
@Fault(value = "F266", grade = MODERATE)
@Breaks(GCD_20)
public final class ReadsAnIncomingConnectorOnlyInsideTheEvent extends InterceptingProvider {

    private final ThreadLocal<Boolean> inside = ThreadLocal.withInitial(() -> false);

    @Override
    protected NdkConnectEventCallback connectEvent(NdkConnectEventCallback original) {
        return (context, connector) -> {
            inside.set(true);
            incoming.add(connector);
            original.connectEvent(context, connector);
            inside.set(false);
        };
    }

    private final Set<NdkObject<?>> incoming = ConcurrentHashMap.newKeySet();

    @Override
    protected @Nullable Object call(Intercepted call) {
        boolean late = call.is(GET_CONNECTION_DATA) && incoming.contains(call.object()) && !inside.get();
        return late ? NtStatus.STATUS_CONNECTION_INVALID : call.proceed();
    }
}
