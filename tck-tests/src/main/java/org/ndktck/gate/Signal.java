package org.ndktck.gate;

import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Lets the one thread that drives a try wait for what callbacks on other threads bring about.
 *
 * <p>Spins briefly before it parks: a parked hand-off costs ten times a spun one.
 */
public final class Signal {

    private static final int SPINS = 4000;

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
        for (int spin = 0; spin < SPINS; spin++) {
            if (condition.getAsBoolean()) {
                return true;
            }
            Thread.onSpinWait();
        }
        return park(condition, System.nanoTime() + nanos);
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
