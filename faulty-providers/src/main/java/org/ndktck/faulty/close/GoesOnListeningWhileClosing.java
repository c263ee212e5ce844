package org.ndktck.faulty.close;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Closes a listener in one step, when its last connector goes, and takes requests until then. */
@Fault(value = "F395", grade = Grade.MODERATE)
@Breaks({LIS_30, CEV_06})
public final class GoesOnListeningWhileClosing extends InterceptingProvider {

    private final ObjectSet accepted = new ObjectSet();
    private final Queue<Intercepted> closes = new ConcurrentLinkedQueue<>();

    @Override
    protected Object call(Intercepted call) {
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
        CloseArgs args = call.args(CloseArgs.class);
        if (call.status().isSuccess()) {
            args.closeCompletion().complete(args.requestContext());
        }
    }
}
