package org.ndktck.faulty.close;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Lets the close of a disconnecting connector wait until another connector is closed, as long as one is open. */
@Fault(value = "F385", grade = Grade.SUBTLE)
@Breaks({CLO_13, DIS_03, CLO_24})
public final class WaitsForThePeersCloseWhileDisconnecting extends InterceptingProvider {

    private final ObjectSet connected = new ObjectSet();
    private final ObjectSet disconnecting = new ObjectSet();
    private final Queue<Intercepted> waiting = new ConcurrentLinkedQueue<>();

    @Override
    protected Object call(Intercepted call) {
        if (call.is(COMPLETE_CONNECT) || call.is(ACCEPT)) {
            connected.add(call.object());
        } else if (call.is(DISCONNECT)) {
            disconnecting.add(call.object());
            return call.proceeding(NdkRequestCompletion.class, original -> (context, status) -> {
                disconnecting.remove(call.object());
                original.complete(context, status);
            });
        }
        return call.is(CLOSE_CONNECTOR) ? closeConnector(call) : call.proceed();
    }

    private Object closeConnector(Intercepted call) {
        if (waits(call)) {
            return NtStatus.STATUS_PENDING;
        }
        Object answer = call.proceed();
        for (Intercepted close = waiting.poll(); close != null; close = waiting.poll()) {
            close.closeLate();
        }
        return answer;
    }

    private synchronized boolean waits(Intercepted call) {
        connected.remove(call.object());
        return disconnecting.contains(call.object()) && !connected.isEmpty() && waiting.add(call);
    }
}
