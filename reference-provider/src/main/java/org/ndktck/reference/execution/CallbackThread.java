package org.ndktck.reference.execution;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * Runs callbacks on one thread of its own, in the order they were handed over (CB-08, LIF-03).
 *
 * <p>The thread looks again and again for a moment before it parks: a consumer that waits for one completion
 * after the other would otherwise spend nearly all its time waking threads up. It lets others have the processor
 * in between.
 */
public final class CallbackThread implements CallbackExecutor {

    private static final long BEFORE_PARKING_NANOS = 50_000;

    private final Queue<Runnable> callbacks = new ConcurrentLinkedQueue<>();
    private final Thread thread = new Thread(this::run, "reference-callbacks");
    private volatile boolean parked;
    private volatile boolean closed;

    /** Starts the thread, a daemon. */
    public CallbackThread() {
        thread.setDaemon(true);
        thread.start();
    }

    @Override
    public void execute(Runnable callback) {
        callbacks.add(callback);
        if (parked) {
            LockSupport.unpark(thread);
        }
    }

    private void run() {
        for (Runnable next = await(); next != null; next = await()) {
            try {
                next.run();
            } catch (RuntimeException | Error fromConsumer) {
                thread.getUncaughtExceptionHandler().uncaughtException(thread, fromConsumer);
            }
        }
    }

    private @Nullable Runnable await() {
        Runnable next = look();
        while (next == null && !closed) {
            parked = true;
            next = callbacks.poll();
            if (next == null && !closed) {
                LockSupport.park(this);
            }
            parked = false;
            next = next == null ? look() : next;
        }
        return next;
    }

    // To give way makes it quicker; it ends without that too.
    @SuppressWarnings("ThreadPriorityCheck")
    private @Nullable Runnable look() {
        Runnable next = callbacks.poll();
        for (long end = System.nanoTime() + BEFORE_PARKING_NANOS; next == null && System.nanoTime() < end; ) {
            Thread.yield();
            next = callbacks.poll();
        }
        return next;
    }

    /** Waits until the thread has run every callback, those included that callbacks hand over. */
    @Override
    public void close() {
        closed = true;
        LockSupport.unpark(thread);
        boolean interrupted = false;
        while (thread.isAlive() && Thread.currentThread() != thread) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
