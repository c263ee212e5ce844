package org.ndktck.faulty.outcome;

import static org.ndktck.catalog.RequirementId.CMP_13;
import static org.ndktck.faulty.DispatchFunction.ACCEPT;
import static org.ndktck.faulty.DispatchFunction.ACCEPT_EX;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;
import static org.ndktck.faulty.DispatchFunction.COMPLETE_CONNECT;
import static org.ndktck.faulty.DispatchFunction.COMPLETE_CONNECT_EX;
import static org.ndktck.faulty.Fault.Grade.EXTREMELY_SUBTLE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;
import org.ndktck.faulty.LateCompletions;

/** Keeps an accept whose peer has timed out, and calls it a connection when its connector is closed. */
@Fault(value = "F584", grade = EXTREMELY_SUBTLE)
@Breaks(CMP_13)
public final class SucceedsAnAcceptAfterBothTimedOut extends InterceptingProvider {

    private final LateCompletions late = new LateCompletions();
    private volatile boolean completing;

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(COMPLETE_CONNECT, COMPLETE_CONNECT_EX)) {
            completing = true;
        } else if (call.is(CLOSE_CONNECTOR)) {
            late.deliver(call.object());
        } else if (call.is(ACCEPT, ACCEPT_EX)) {
            completing = false;
            return call.proceed(call.with(NdkRequestCompletion.class, original -> (context, status) -> {
                if (completing && status.equals(NtStatus.STATUS_IO_TIMEOUT)) {
                    late.keep(call.object(), () -> original.complete(context, NtStatus.STATUS_SUCCESS));
                } else {
                    original.complete(context, status);
                }
            }));
        }
        return call.proceed();
    }
}
