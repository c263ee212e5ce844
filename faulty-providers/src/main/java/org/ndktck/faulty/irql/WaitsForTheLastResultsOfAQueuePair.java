package org.ndktck.faulty.irql;

import static org.ndktck.catalog.RequirementId.IRQ_02;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.concurrent.TimeUnit;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Waits on a monitor for the last results when a queue pair is closed that was connected. */
@Fault(value = "F691", grade = Grade.SUBTLE)
@Breaks(IRQ_02)
public final class WaitsForTheLastResultsOfAQueuePair extends InterceptingProvider {

    private static final long MOMENT_NANOS = TimeUnit.MICROSECONDS.toNanos(100);

    private final ObjectSet used = new ObjectSet();
    private final Object results = new Object();

    @Override
    protected Object call(Intercepted call) {
        if (call.is(CONNECT, CONNECT_WITH_SHARED_ENDPOINT, ACCEPT, ACCEPT_EX)) {
            used.add(call.given(NdkQp.class));
        } else if (call.is(CLOSE_QP) && used.remove(call.object())) {
            await();
        }
        return call.proceed();
    }

    private void await() {
        long end = System.nanoTime() + MOMENT_NANOS;
        synchronized (results) {
            try {
                while (System.nanoTime() < end) {
                    results.wait(1);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
