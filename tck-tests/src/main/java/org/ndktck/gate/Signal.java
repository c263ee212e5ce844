package org.ndktck.gate;

import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Lets the one thread that drives a try wait for what callbacks and calls on other threads bring about.
 *
 * <p>Looks again and again for a moment before it parks, as a parked hand-off costs ten times as much; in between
 * it lets others have the processor, which may be just what the callback is waiting for.
 */
public final class Signal {

    private static final int LOOKS = 100;

    private volatile @Nullable Thread waiting;

    /** Makes a signal nobody waits for. */
    public Signal() {}

    /** Wakes the waiting thread, after the state it waits for was changed. */
    public void raise() {
        Thread thread = waiting;
        if (thread != null) {
            LockSupport.unpark(thread);
        }
    }

    /**
     * Waits until a condition holds.
     *
     * @param condition reads state that is written before {@link #raise}
     * @param nanos longest wait
     * @return whether the condition holds
     */
    public boolean await(BooleanSupplier condition, long nanos) {
        return look(condition) || park(condition, System.nanoTime() + nanos);
    }

    /**
     * Looks again and again for a moment, before a wait that parks.
     *
     * @param condition what is looked for
     * @return whether it was seen
     */
    // To give way makes it quicker; it ends without that too.
    @SuppressWarnings("ThreadPriorityCheck")
    public static boolean look(BooleanSupplier condition) {
        for (int look = 0; look < LOOKS; look++) {
            if (condition.getAsBoolean()) {
                return true;
            }
            Thread.yield();
        }
        return false;
    }

    private boolean park(BooleanSupplier condition, long deadline) {
        waiting = Thread.currentThread();
        try {
            while (!condition.getAsBoolean()) {
                long left = deadline - System.nanoTime();
                if (left <= 0) {
                    return false;
                }
                LockSupport.parkNanos(this, left);
                // An interrupt is the provider's doing; it must not turn the wait into a busy one.
                Thread.interrupted();
            }
            return true;
        } finally {
            waiting = null;
        }
    }
}
