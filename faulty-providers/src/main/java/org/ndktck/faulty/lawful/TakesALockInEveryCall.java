package org.ndktck.faulty.lawful;

import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;
import org.ndktck.faulty.Lawful;

/** Guards a counter of its own with an exclusive lock in every function: what a spin lock is in Java. */
@Lawful("V21")
public final class TakesALockInEveryCall extends InterceptingProvider {

    private final ReentrantLock lock = new ReentrantLock();
    private long calls;

    public TakesALockInEveryCall() {}

    @Override
    protected @Nullable Object call(Intercepted call) {
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
