package org.ndktck.reference.execution;

import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Runs callbacks at once, on the stack of the thread that made the outcome known (CB-07, LIF-03); but for
 * threads that no consumer may hold up, whose callbacks have a thread of their own.
 */
public final class InlineCallbackExecutor implements CallbackExecutor {

    private final BooleanSupplier elsewhere;
    private final @Nullable CallbackThread ownThread;

    private int running;
    private boolean closed;

    /** Every callback is run at once. */
    public InlineCallbackExecutor() {
        elsewhere = () -> false;
        ownThread = null;
    }

    /**
     * Some callbacks are not run at once.
     *
     * @param elsewhere whether the present thread is one that no consumer may hold up
     */
    public InlineCallbackExecutor(BooleanSupplier elsewhere) {
        this.elsewhere = elsewhere;
        ownThread = new CallbackThread();
    }

    @Override
    public void execute(Runnable callback) {
        if (ownThread != null && elsewhere.getAsBoolean()) {
            ownThread.execute(callback);
        } else if (begin()) {
            try {
                callback.run();
            } finally {
                end();
            }
        }
    }

    private synchronized boolean begin() {
        if (!closed) {
            running++;
        }
        return !closed;
    }

    private synchronized void end() {
        running--;
        notifyAll();
    }

    @Override
    public void close() {
        if (ownThread != null) {
            ownThread.close();
        }
        awaitEnd();
    }

    private synchronized void awaitEnd() {
        boolean interrupted = false;
        while (running > 0) {
            try {
                wait();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        closed = true;
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
