package org.ndktck.reference.execution;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;

/**
 * Counts what is under way, messages and callbacks, and waits for it to be over: only for controls
 * and for the adapter's close, which may wait (LIF-15). The counting is guarded by the provider's lock.
 */
public final class InFlightCounter {

    private static final long PATIENCE_SECONDS = 5;

    private final ReentrantLock lock;
    private final Condition changed;
    private int underWay;
    private int lost;

    InFlightCounter(ReentrantLock lock) {
        this.lock = lock;
        this.changed = lock.newCondition();
    }

    void started(int messagesAndCallbacks) {
        underWay += messagesAndCallbacks;
        changed.signalAll();
    }

    /** One message has arrived, or one callback has returned. */
    void over() {
        underWay--;
        lost = Math.min(lost, underWay);
    }

    /**
     * Waits until every message has arrived and every callback has returned. Gives up those that take
     * too long, for good: the executor of a derived provider may have dropped them.
     */
    public void settle() {
        lock.lock();
        try {
            if (!holdsWithinPatience(() -> underWay <= lost)) {
                lost = underWay;
            }
        } finally {
            lock.unlock();
        }
    }

    /** Waits until something holds, however long it takes. */
    public void await(BooleanSupplier condition) {
        lock.lock();
        try {
            while (!condition.getAsBoolean()) {
                changed.awaitUninterruptibly();
            }
        } finally {
            lock.unlock();
        }
    }

    private boolean holdsWithinPatience(BooleanSupplier condition) {
        long nanos = TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        try {
            while (!condition.getAsBoolean() && nanos > 0) {
                nanos = changed.awaitNanos(nanos);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return condition.getAsBoolean();
    }
}
