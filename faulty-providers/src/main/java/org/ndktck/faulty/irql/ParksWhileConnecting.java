package org.ndktck.faulty.irql;

import static org.ndktck.catalog.RequirementId.IRQ_01;
import static org.ndktck.faulty.DispatchFunction.CONNECT;

import java.util.concurrent.*;
import java.util.concurrent.locks.LockSupport;
import org.ndktck.faulty.*;

/** Lets another thread prepare the connect and waits for it on the caller's thread. */
@Fault(value = "F450", grade = Grade.MODERATE)
@Breaks(IRQ_01)
public final class ParksWhileConnecting extends InterceptingProvider {

    private static final long MOMENT_NANOS = TimeUnit.MILLISECONDS.toNanos(1);

    @Override
    protected Object call(Intercepted call) {
        if (call.is(CONNECT)) {
            await();
        }
        return call.proceed();
    }

    private static void await() {
        CountDownLatch prepared = new CountDownLatch(1);
        Thread worker = new Thread(() -> prepare(prepared), "prepares a connect");
        worker.setDaemon(true);
        worker.start();
        try {
            prepared.await(1, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Takes a moment, so that there is always something to wait for. */
    private static void prepare(CountDownLatch prepared) {
        LockSupport.parkNanos(MOMENT_NANOS);
        prepared.countDown();
    }
}
