package org.ndktck.faulty;

import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.ndktck.reference.execution.*;

/** Runs each callback on another thread than the one before, so that one may overtake another. */
public final class CallbackThreads implements CallbackExecutor {

    private final List<CallbackThread> threads =
            List.of(new CallbackThread(), new CallbackThread(), new CallbackThread());
    private final AtomicLong callbacks = new AtomicLong();

    /** Starts the threads, daemons. */
    @Override
    public void execute(Runnable callback) {
        threads.get((int) (callbacks.getAndIncrement() % threads.size())).execute(callback);
    }

    @Override
    public void close() {
        threads.forEach(CallbackThread::close);
    }
}
