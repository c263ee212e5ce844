package org.ndktck.faulty.disconnect;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.concurrent.atomic.AtomicInteger;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Two disconnects cross, and one of them never completes. */
@Fault(value = "F96", grade = Grade.EXTREMELY_SUBTLE)
@Breaks(DIS_19)
public final class LosesTheSecondOfTwoDisconnects extends InterceptingProvider {

    private final AtomicInteger pending = new AtomicInteger();
    private final LateCompletions late = new LateCompletions();

    @Override
    protected Object call(Intercepted call) {
        if (call.is(CLOSE_CONNECTOR)) {
            late.deliver(call.object());
        }
        if (!call.is(DISCONNECT)) {
            return call.proceed();
        }
        boolean second = pending.getAndIncrement() > 0;
        NtStatus status = late.keeping(call, outcome -> {
            pending.decrementAndGet();
            return second;
        });
        if (!status.isPending()) {
            pending.decrementAndGet();
        }
        return status;
    }
}
