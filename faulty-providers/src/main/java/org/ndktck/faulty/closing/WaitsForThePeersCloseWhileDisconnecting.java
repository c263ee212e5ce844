package org.ndktck.faulty.closing;

import static org.ndktck.catalog.RequirementId.CLO_13;
import static org.ndktck.catalog.RequirementId.CLO_24;
import static org.ndktck.catalog.RequirementId.DIS_03;
import static org.ndktck.faulty.DispatchFunction.ACCEPT;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;
import static org.ndktck.faulty.DispatchFunction.COMPLETE_CONNECT;
import static org.ndktck.faulty.DispatchFunction.DISCONNECT;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.CloseArgs;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Lets the close of a disconnecting connector wait until another connector is closed, as long as one is open. */
@Fault(value = "F385", grade = SUBTLE)
@Breaks({CLO_13, DIS_03, CLO_24})
public final class WaitsForThePeersCloseWhileDisconnecting extends InterceptingProvider {

    private final Set<NdkObject<?>> connected = ConcurrentHashMap.newKeySet();
    private final Set<NdkObject<?>> disconnecting = ConcurrentHashMap.newKeySet();
    private final Queue<Intercepted> waiting = new ConcurrentLinkedQueue<>();

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(COMPLETE_CONNECT) || call.is(ACCEPT)) {
            connected.add(call.object());
        } else if (call.is(DISCONNECT)) {
            disconnecting.add(call.object());
            return call.proceed(call.with(NdkRequestCompletion.class, original -> (context, status) -> {
                disconnecting.remove(call.object());
                original.complete(context, status);
            }));
        }
        return call.is(CLOSE_CONNECTOR) ? closeConnector(call) : call.proceed();
    }

    private @Nullable Object closeConnector(Intercepted call) {
        if (waits(call)) {
            return NtStatus.STATUS_PENDING;
        }
        Object answer = call.proceed();
        for (Intercepted close = waiting.poll(); close != null; close = waiting.poll()) {
            close(close);
        }
        return answer;
    }

    private synchronized boolean waits(Intercepted call) {
        connected.remove(call.object());
        return disconnecting.contains(call.object()) && !connected.isEmpty() && waiting.add(call);
    }

    private static void close(Intercepted call) {
        if (call.status().isSuccess() && call.args() instanceof CloseArgs args) {
            args.closeCompletion().complete(args.requestContext());
        }
    }
}
