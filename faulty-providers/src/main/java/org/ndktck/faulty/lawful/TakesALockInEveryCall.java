package org.ndktck.faulty.lawful;

import java.util.concurrent.locks.ReentrantLock;
import org.ndktck.faulty.*;

/** Guards a counter of its own with an exclusive lock in every function: what a spin lock is in Java. */
@Lawful("V21")
public final class TakesALockInEveryCall extends InterceptingProvider {

    private final ReentrantLock lock = new ReentrantLock();
    private long calls;

    @Override
    protected Object call(Intercepted call) {
        lock.lock();
        try {
            calls++;
        } finally {
            lock.unlock();
        }
        return call.proceed();
    }

    @Override
    public String toString() {
        return identity().name() + " after " + calls + " calls";
    }
}
