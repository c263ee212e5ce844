package org.ndktck.faulty.listening;

import static org.ndktck.catalog.RequirementId.LIS_25;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;
import static org.ndktck.faulty.DispatchFunction.CONNECT;
import static org.ndktck.faulty.DispatchFunction.CONNECT_WITH_SHARED_ENDPOINT;
import static org.ndktck.faulty.DispatchFunction.CONTROL_CONNECT_EVENTS;
import static org.ndktck.faulty.DispatchFunction.LISTEN;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;
import org.ndktck.faulty.LateCompletions;

/** Leaves a request for a paused listener without an answer. */
@Fault(value = "F113", grade = MODERATE)
@Breaks(LIS_25)
public final class HangsPeersOfAPausedListener extends InterceptingProvider {

    private final LateCompletions late = new LateCompletions();
    private volatile boolean paused;

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(CONTROL_CONNECT_EVENTS)) {
            paused = Boolean.TRUE.equals(call.args());
        } else if (call.is(LISTEN)) {
            paused = false;
        } else if (call.is(CLOSE_CONNECTOR)) {
            late.deliver(call.object());
        } else if (call.is(CONNECT, CONNECT_WITH_SHARED_ENDPOINT) && paused) {
            return call.proceed(call.with(
                    NdkRequestCompletion.class,
                    original ->
                            (context, status) -> late.keep(call.object(), () -> original.complete(context, status))));
        }
        return call.proceed();
    }
}
