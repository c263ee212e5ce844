package org.ndktck.faulty.lawful;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import org.ndktck.faulty.*;

/** Guards a counter with a lock of its own, and gives way for a moment where another thread has it. */
@Lawful("V36")
public final class BacksOffFromABusyLock extends InterceptingProvider {

    private static final long MOMENT_NANOS = 1_000;
    private static final int ONE_IN = 61;

    private final AtomicBoolean locked = new AtomicBoolean();
    private long calls;

    @Override
    protected Object call(Intercepted call) {
        while (!locked.compareAndSet(false, true)) {
            LockSupport.parkNanos(MOMENT_NANOS);
        }
        calls++;
        boolean contended = calls % ONE_IN == 0;
        locked.set(false);
        if (contended) {
            LockSupport.parkNanos(MOMENT_NANOS);
        }
        return call.proceed();
    }

    @Override
    public String toString() {
        return identity().name() + " after " + calls + " calls";
    }
}
