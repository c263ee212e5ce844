package org.ndktck.faulty.disconnect;

import static org.ndktck.catalog.RequirementId.DIS_03;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Takes its own notification for the whole handshake: a disconnect succeeds at once. */
@Fault(value = "F94", grade = Grade.SUBTLE)
@Tolerated(DIS_03)
public final class CompletesADisconnectBeforeThePeer extends InterceptingProvider {

    private final ObjectSet completing = new ObjectSet();
    private final Map<NdkObject<?>, Intercepted> closes = new ConcurrentHashMap<>();

    @Override
    protected Object call(Intercepted call) {
        if (call.is(CLOSE_CONNECTOR) && completing.contains(call.object())) {
            closes.put(call.object(), call);
            return NtStatus.STATUS_PENDING;
        }
        return call.is(DISCONNECT) ? disconnect(call) : call.proceed();
    }

    private NtStatus disconnect(Intercepted call) {
        AtomicBoolean completed = new AtomicBoolean();
        NtStatus status = call.status(call.with(NdkRequestCompletion.class, original -> (passed, late) -> {
            if (!completed.getAndSet(true)) {
                original.complete(passed, late);
            }
        }));
        if (status.isPending() && !completed.getAndSet(true)) {
            completing.add(call.object());
            call.completion().complete(call.requestContext(), NtStatus.STATUS_SUCCESS);
            completing.remove(call.object());
            Intercepted close = closes.remove(call.object());
            if (close != null) {
                close.closeLate();
            }
        }
        return status;
    }
}
