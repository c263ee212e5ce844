package org.ndktck.reference.execution;

/** Runs callbacks at once, on the stack of the thread that made the outcome known (CB-07, LIF-03). */
public final class InlineCallbackExecutor implements CallbackExecutor {

    private int running;
    private boolean closed;

    @Override
    public void execute(Runnable callback) {
        if (begin()) {
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
    public synchronized void close() {
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
