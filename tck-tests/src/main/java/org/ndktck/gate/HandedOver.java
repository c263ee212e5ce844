package org.ndktck.gate;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * A call that one thread leaves to another, and waits for. As a {@link Signal} it looks for a moment before it parks: most
 * calls return at once.
 */
public final class HandedOver implements Runnable {

    private final FutureTask<Void> task;

    /** Takes a call that nobody has made. */
    public HandedOver(Runnable call) {
        this.task = new FutureTask<>(call, null);
    }

    /** Makes the call, on the present thread. */
    @Override
    public void run() {
        task.run();
    }

    /**
     * Waits for the return of the call; what it throws is thrown here.
     *
     * @return whether the waiting thread was interrupted: that is the provider's doing, and ends no call
     */
    public boolean awaitReturn() {
        Signal.look(task::isDone);
        boolean interrupted = false;
        while (true) {
            try {
                task.get();
                return interrupted;
            } catch (InterruptedException provider) {
                interrupted = true;
            } catch (ExecutionException thrown) {
                throw thrown.getCause() instanceof RuntimeException cause ? cause : new IllegalStateException(thrown);
            }
        }
    }
}
