package org.ndktck.faulty.closing;

import static org.ndktck.catalog.RequirementId.CLO_13;
import static org.ndktck.catalog.RequirementId.CLO_24;
import static org.ndktck.catalog.RequirementId.DIS_03;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;
import static org.ndktck.faulty.DispatchFunction.DISCONNECT;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.CloseArgs;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Lets the close of a connector wait until the peer has answered the disconnect that goes on there. */
@Fault(value = "F705", grade = MODERATE)
@Breaks({CLO_13, DIS_03, CLO_24})
public final class WaitsForTheDisconnectBeforeClosing extends InterceptingProvider {

    private final Set<NdkObject<?>> disconnecting = ConcurrentHashMap.newKeySet();
    private final Map<NdkObject<?>, Intercepted> waiting = new ConcurrentHashMap<>();

    @Override
    protected @Nullable Object call(Intercepted call) {
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
        if (waiting != null && waiting.status().isSuccess()) {
            CloseArgs args = (CloseArgs) Objects.requireNonNull(waiting.args());
            args.closeCompletion().complete(args.requestContext());
        }
    }
}
