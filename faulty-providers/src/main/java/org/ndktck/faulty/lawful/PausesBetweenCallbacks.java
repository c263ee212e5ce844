package org.ndktck.faulty.lawful;

import java.util.concurrent.locks.LockSupport;
import org.ndktck.faulty.*;
import org.ndktck.reference.Hooks;
import org.ndktck.reference.execution.*;

/** Is slow, as nothing forbids: now and then all callbacks stand still for a tenth of a second. */
@Lawful("V19")
@Settings("completion=pending")
public final class PausesBetweenCallbacks extends DerivedProvider {

    private static final int ONE_IN = 2503;
    private static final long PAUSE_NANOS = 100_000_000;

    public PausesBetweenCallbacks() {
        super(Hooks.documented().withCallbacks(Pausing::new));
    }

    private static final class Pausing implements CallbackExecutor {

        private final CallbackThread thread = new CallbackThread();
        private int callbacks;

        /** Counts on the one thread that runs the callbacks. */
        @Override
        public void execute(Runnable callback) {
            thread.execute(() -> {
                callbacks++;
                if (callbacks % ONE_IN == 0) {
                    LockSupport.parkNanos(PAUSE_NANOS);
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
