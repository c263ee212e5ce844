package org.ndktck.faulty.close;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Lets the close of a connector wait until the peer has answered the disconnect that goes on there. */
@Fault(value = "F705", grade = Grade.MODERATE)
@Breaks({CLO_13, DIS_03, CLO_24})
public final class WaitsForTheDisconnectBeforeClosing extends InterceptingProvider {

    private final ObjectSet disconnecting = new ObjectSet();
    private final Map<NdkObject<?>, Intercepted> waiting = new ConcurrentHashMap<>();

    @Override
    protected Object call(Intercepted call) {
        if (call.is(DISCONNECT)) {
            disconnecting.add(call.object());
            NtStatus status = call.status(call.with(NdkRequestCompletion.class, original -> (context, outcome) -> {
                original.complete(context, outcome);
                close(answered(call.object()));
            }));
            if (!status.isPending()) {
                close(answered(call.object()));
            }
            return status;
        }
        return call.is(CLOSE_CONNECTOR) && waits(call) ? NtStatus.STATUS_PENDING : call.proceed();
    }

    private synchronized boolean waits(Intercepted close) {
        boolean waits = disconnecting.contains(close.object());
        if (waits) {
            waiting.put(close.object(), close);
        }
        return waits;
    }

    private synchronized @Nullable Intercepted answered(NdkObject<?> connector) {
        disconnecting.remove(connector);
        return waiting.remove(connector);
    }

    private static void close(@Nullable Intercepted waiting) {
        if (waiting != null) {
            waiting.closeLate();
        }
    }
}
