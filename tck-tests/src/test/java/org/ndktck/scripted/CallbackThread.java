package org.ndktck.scripted;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;

/** The one thread of the provider: its callbacks come in order. */
final class CallbackThread implements AutoCloseable {

    static final String NAME = "scripted-callbacks";

    private final ExecutorService executor = Executors.newSingleThreadExecutor(work -> {
        Thread thread = new Thread(work, NAME);
        thread.setDaemon(true);
        return thread;
    });

    void later(Runnable step) {
        try {
            executor.execute(step);
        } catch (RejectedExecutionException closed) {
            // The adapters are closed: nobody is called any more.
        }
    }

    @Override
    public void close() {
        executor.shutdown();
    }
}
