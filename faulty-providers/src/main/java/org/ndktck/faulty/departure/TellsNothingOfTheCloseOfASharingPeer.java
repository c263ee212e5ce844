package org.ndktck.faulty.departure;

import static org.ndktck.catalog.RequirementId.CLO_20;
import static org.ndktck.catalog.RequirementId.DEV_03;
import static org.ndktck.faulty.DispatchFunction.ACCEPT;
import static org.ndktck.faulty.DispatchFunction.ACCEPT_EX;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;
import static org.ndktck.faulty.DispatchFunction.CONNECT_WITH_SHARED_ENDPOINT;
import static org.ndktck.faulty.DispatchFunction.DISCONNECT;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkDisconnectEventCallback;
import org.ndktck.api.NdkDisconnectEventCallbackEx;
import org.ndktck.api.NdkObject;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Tells of the departure of a peer that disconnects, but not of the close of one that shares its endpoint. */
@Fault(value = "F645", grade = SUBTLE)
@Breaks({DEV_03, CLO_20})
public final class TellsNothingOfTheCloseOfASharingPeer extends InterceptingProvider {

    private final Set<NdkObject<?>> sharing = ConcurrentHashMap.newKeySet();
    private volatile boolean untold;

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(CONNECT_WITH_SHARED_ENDPOINT)) {
            sharing.add(call.object());
        } else if (call.is(DISCONNECT, CLOSE_CONNECTOR)) {
            untold = call.is(CLOSE_CONNECTOR) && sharing.contains(call.object());
        } else if (call.is(ACCEPT)) {
            return call.proceed(call.with(NdkDisconnectEventCallback.class, this::filtered));
        } else if (call.is(ACCEPT_EX)) {
            return call.proceed(call.with(NdkDisconnectEventCallbackEx.class, this::filtered));
        }
        return call.proceed();
    }

    private NdkDisconnectEventCallback filtered(NdkDisconnectEventCallback original) {
        return context -> {
            if (!untold) {
                original.disconnectEvent(context);
            }
        };
    }

    private NdkDisconnectEventCallbackEx filtered(NdkDisconnectEventCallbackEx original) {
        return (context, reason) -> {
            if (!untold) {
                original.disconnectEvent(context, reason);
            }
        };
    }
}
