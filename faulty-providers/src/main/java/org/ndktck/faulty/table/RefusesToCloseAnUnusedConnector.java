package org.ndktck.faulty.table;

import static org.ndktck.catalog.RequirementId.CLO_05;
import static org.ndktck.catalog.RequirementId.CRE_11;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkCloseCompletion;
import org.ndktck.api.NdkConnectEventCallback;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Has nothing to close where nothing was connected, and says so. */
@Fault(value = "F356", grade = SUBTLE)
@Breaks(value = CRE_11, also = CLO_05, why = "a close that is refused is a close that fails")
public final class RefusesToCloseAnUnusedConnector extends InterceptingProvider {

    private final Set<NdkObject<?>> used = ConcurrentHashMap.newKeySet();

    @Override
    protected NdkConnectEventCallback connectEvent(NdkConnectEventCallback original) {
        return (context, connector) -> {
            used.add(connector);
            original.connectEvent(context, connector);
        };
    }

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (!call.is(CLOSE_CONNECTOR)) {
            used.add(call.object());
            return call.proceed();
        }
        if (used.remove(call.object())) {
            return call.proceed();
        }
        call.proceed(call.with(NdkCloseCompletion.class, original -> context -> {}));
        return NtStatus.STATUS_CONNECTION_INVALID;
    }
}
