package org.ndktck.faulty.endpoint;

import static org.ndktck.catalog.RequirementId.CSE_03;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.ConnectWithSharedEndpointArgs;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkSharedEndpoint;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Lets one connector at a time use a shared endpoint. */
@Fault(value = "F340", grade = MODERATE)
@Breaks(CSE_03)
public final class ConnectsOverASharedEndpointOneAtATime extends InterceptingProvider {

    private final Map<NdkSharedEndpoint, NdkObject<?>> users = new ConcurrentHashMap<>();

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.args() instanceof ConnectWithSharedEndpointArgs args
                && users.putIfAbsent(args.pNdkSharedEndpoint(), call.object()) != null) {
            return NtStatus.STATUS_SHARING_VIOLATION;
        }
        if (call.is(CLOSE_CONNECTOR)) {
            users.values().remove(call.object());
        }
        return call.proceed();
    }
}
