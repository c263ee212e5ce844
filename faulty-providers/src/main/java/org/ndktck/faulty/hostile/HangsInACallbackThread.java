package org.ndktck.faulty.hostile;

import java.util.concurrent.atomic.AtomicInteger;
import org.ndktck.faulty.*;
import org.ndktck.reference.Hooks;
import org.ndktck.reference.execution.*;

/** The thread that completes requests hangs after three hundred callbacks. */
@Hostile(exit = 2)
public final class HangsInACallbackThread extends DerivedProvider {

    /** More than a replay needs: what is missing comes there, which makes it flaky and leaves the rest undecided. */
    private static final int LAST = 300;

    public HangsInACallbackThread() {
        super(Hooks.documented().withCallbacks(Hanging::new));
    }

    private static final class Hanging implements CallbackExecutor {

        private final CallbackThread thread = new CallbackThread();
        private final AtomicInteger callbacks = new AtomicInteger();

        @Override
        public void execute(Runnable callback) {
            thread.execute(callbacks.incrementAndGet() > LAST ? Threads::stayForEver : callback);
        }

        @Override
        public void close() {
            if (callbacks.get() <= LAST) {
                thread.close();
            }
        }
    }
}
