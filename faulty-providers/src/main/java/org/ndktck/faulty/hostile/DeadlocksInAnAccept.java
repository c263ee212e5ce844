package org.ndktck.faulty.hostile;

import static org.ndktck.catalog.RequirementId.ACC_27;
import static org.ndktck.faulty.DispatchFunction.ACCEPT;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.*;
import org.ndktck.faulty.*;

/** NdkAccept and a thread of the provider each wait for a lock that the other holds. */
@Hostile(exit = 1, violates = ACC_27)
@Instead(ACCEPT)
public final class DeadlocksInAnAccept extends InsteadOfOneFunction {

    private final Lock ours = new ReentrantLock();
    private final Lock theirs = new ReentrantLock();

    @Override
    protected Object instead(Intercepted call) {
        CountDownLatch bothHold = new CountDownLatch(2);
        Threads.start("hostile-other", () -> lock(theirs, ours, bothHold));
        lock(ours, theirs, bothHold);
        return call.proceed();
    }

    private static void lock(Lock first, Lock second, CountDownLatch bothHold) {
        first.lock();
        bothHold.countDown();
        while (bothHold.getCount() > 0) {
            Thread.onSpinWait();
        }
        second.lock();
    }
}
