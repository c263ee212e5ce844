package org.ndktck.reference.execution;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The IRQL of each thread, as the provider models it: DISPATCH_LEVEL while a thread runs a callback of the consumer,
 * and PASSIVE_LEVEL otherwise. A callback that runs inside another one changes nothing.
 */
public final class Irql {

    private static final int PASSIVE_LEVEL = 0;
    private static final int DISPATCH_LEVEL = 2;

    private final Map<Thread, Integer> raised = new ConcurrentHashMap<>();

    /** Tells the level of the calling thread. */
    public int current() {
        return raised.getOrDefault(Thread.currentThread(), PASSIVE_LEVEL);
    }

    /** Runs a callback on the calling thread at DISPATCH_LEVEL; the level is as before when it has returned. */
    void atDispatchLevel(Runnable callback) {
        Thread thread = Thread.currentThread();
        boolean lower = raised.putIfAbsent(thread, DISPATCH_LEVEL) == null;
        try {
            callback.run();
        } finally {
            if (lower) {
                raised.remove(thread);
            }
        }
    }
}
