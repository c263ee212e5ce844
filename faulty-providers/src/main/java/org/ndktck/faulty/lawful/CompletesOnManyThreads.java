package org.ndktck.faulty.lawful;

import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Lawful;
import org.ndktck.reference.CallbackExecutor;
import org.ndktck.reference.CallbackThread;
import org.ndktck.reference.Seams;

/** Calls every completion and event on another of its threads. */
@Lawful("V07")
public final class CompletesOnManyThreads extends DerivedProvider {

    public CompletesOnManyThreads() {
        super(Seams.documented().withCallbacks(Threads::new), Map.of("completion", "pending"));
    }

    private static final class Threads implements CallbackExecutor {

        private final List<CallbackThread> threads =
                List.of(new CallbackThread(), new CallbackThread(), new CallbackThread());
        private final AtomicLong callbacks = new AtomicLong();

        @Override
        public void execute(Runnable callback) {
            threads.get((int) (callbacks.getAndIncrement() % threads.size())).execute(callback);
        }

        @Override
        public void close() {
            threads.forEach(CallbackThread::close);
        }
    }
}
