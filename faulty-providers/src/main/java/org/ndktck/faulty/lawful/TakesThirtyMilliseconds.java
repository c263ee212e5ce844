package org.ndktck.faulty.lawful;

import java.util.Map;
import java.util.concurrent.locks.LockSupport;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Lawful;
import org.ndktck.reference.CallbackExecutor;
import org.ndktck.reference.CallbackThread;
import org.ndktck.reference.Seams;

/** Is slow throughout, as a provider over a long line may be: every callback comes thirty milliseconds late. */
@Lawful("V32")
public final class TakesThirtyMilliseconds extends DerivedProvider {

    private static final long LATENCY_NANOS = 30_000_000;

    public TakesThirtyMilliseconds() {
        super(Seams.documented().withCallbacks(Slow::new), Map.of("completion", "pending"));
    }

    private static final class Slow implements CallbackExecutor {

        private final CallbackThread thread = new CallbackThread();

        @Override
        public void execute(Runnable callback) {
            long due = System.nanoTime() + LATENCY_NANOS;
            thread.execute(() -> {
                for (long left = due - System.nanoTime(); left > 0; left = due - System.nanoTime()) {
                    LockSupport.parkNanos(left);
                }
                callback.run();
            });
        }

        @Override
        public void close() {
            thread.close();
        }
    }
}
