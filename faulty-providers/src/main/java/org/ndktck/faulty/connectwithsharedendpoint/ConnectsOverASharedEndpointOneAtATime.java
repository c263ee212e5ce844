package org.ndktck.faulty.connectwithsharedendpoint;

import static org.ndktck.catalog.RequirementId.CSE_03;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Lets one connector at a time use a shared endpoint. */
@Fault(value = "F340", grade = Grade.MODERATE)
@Breaks(CSE_03)
public final class ConnectsOverASharedEndpointOneAtATime extends InterceptingProvider {

    private final Map<NdkSharedEndpoint, NdkObject<?>> users = new ConcurrentHashMap<>();

    @Override
    protected Object call(Intercepted call) {
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
