package org.ndktck.faulty.listening;

import static org.ndktck.catalog.RequirementId.CEV_06;
import static org.ndktck.catalog.RequirementId.LIS_30;
import static org.ndktck.faulty.DispatchFunction.ACCEPT;
import static org.ndktck.faulty.DispatchFunction.ACCEPT_EX;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;
import static org.ndktck.faulty.DispatchFunction.CLOSE_LISTENER;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import java.util.Objects;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.CloseArgs;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Closes a listener in one step, when its last connector goes, and takes requests until then. */
@Fault(value = "F395", grade = MODERATE)
@Breaks({LIS_30, CEV_06})
public final class GoesOnListeningWhileClosing extends InterceptingProvider {

    private final Set<NdkObject<?>> accepted = ConcurrentHashMap.newKeySet();
    private final Queue<Intercepted> closes = new ConcurrentLinkedQueue<>();

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(ACCEPT, ACCEPT_EX)) {
            accepted.add(call.object());
        } else if (call.is(CLOSE_LISTENER) && !accepted.isEmpty()) {
            closes.add(call);
            return NtStatus.STATUS_PENDING;
        }
        Object answer = call.proceed();
        if (call.is(CLOSE_CONNECTOR) && accepted.remove(call.object()) && accepted.isEmpty()) {
            for (Intercepted close = closes.poll(); close != null; close = closes.poll()) {
                close(close);
            }
        }
        return answer;
    }

    private static void close(Intercepted call) {
        CloseArgs args = (CloseArgs) Objects.requireNonNull(call.args());
        if (call.status().isSuccess()) {
            args.closeCompletion().complete(args.requestContext());
        }
    }
}
