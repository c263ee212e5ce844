package org.ndktck.faulty.completeconnect;

import static org.ndktck.catalog.RequirementId.CMP_13;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Keeps an accept whose peer has timed out, and calls it a connection when its connector is closed. */
@Fault(value = "F584", grade = Grade.EXTREMELY_SUBTLE)
@Breaks(CMP_13)
public final class SucceedsAnAcceptAfterBothTimedOut extends InterceptingProvider {

    private final LateCompletions late = new LateCompletions();
    private volatile boolean completing;

    @Override
    protected Object call(Intercepted call) {
        if (call.is(COMPLETE_CONNECT, COMPLETE_CONNECT_EX)) {
            completing = true;
        } else if (call.is(CLOSE_CONNECTOR)) {
            late.deliver(call.object());
        } else if (call.is(ACCEPT, ACCEPT_EX)) {
            completing = false;
            return call.proceeding(NdkRequestCompletion.class, original -> (context, status) -> {
                if (completing && status.equals(NtStatus.STATUS_IO_TIMEOUT)) {
                    late.keep(call.object(), () -> original.complete(context, NtStatus.STATUS_SUCCESS));
                } else {
                    original.complete(context, status);
                }
            });
        }
        return call.proceed();
    }
}
