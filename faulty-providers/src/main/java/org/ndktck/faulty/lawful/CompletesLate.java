package org.ndktck.faulty.lawful;

import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.ndktck.faulty.*;
import org.ndktck.reference.Hooks;
import org.ndktck.reference.execution.*;

/** Takes its time: some callbacks come milliseconds after everything else is done. */
@Lawful("V07")
@Settings("completion=pending")
public final class CompletesLate extends DerivedProvider {

    private static final int ONE_IN = 150;
    private static final long DELAY_NANOS = 5_000_000;

    public CompletesLate() {
        super(Hooks.documented().withCallbacks(Late::new));
    }

    private static final class Late implements CallbackExecutor {

        private final CallbackThread thread = new CallbackThread();
        private final AtomicLong callbacks = new AtomicLong();

        @Override
        public void execute(Runnable callback) {
            boolean late = callbacks.incrementAndGet() % ONE_IN == 0;
            thread.execute(() -> {
                if (late) {
                    LockSupport.parkNanos(DELAY_NANOS);
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
