package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.GCD_20;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Keeps what a request over a shared endpoint brought only while its connect event runs. */
@Fault(value = "F513", grade = Grade.SUBTLE)
@Breaks(GCD_20)
public final class ForgetsARequestOverASharedEndpoint extends InterceptingProvider {

    private final ThreadLocal<Boolean> inside = ThreadLocal.withInitial(() -> false);

    private final ObjectSet forgotten = new ObjectSet();

    private volatile boolean shared;

    @Override
    protected NdkConnectEventCallback connectEvent(NdkConnectEventCallback original) {
        return (context, connector) -> {
            if (shared) {
                forgotten.add(connector);
            }
            inside.set(true);
            original.connectEvent(context, connector);
            inside.set(false);
        };
    }

    @Override
    protected Object call(Intercepted call) {
        if (call.is(CONNECT, CONNECT_WITH_SHARED_ENDPOINT)) {
            shared = !call.is(CONNECT);
        }
        boolean late = call.is(GET_CONNECTION_DATA) && forgotten.contains(call.object()) && !inside.get();
        return late ? NtStatus.STATUS_CONNECTION_INVALID : call.proceed();
    }
}
