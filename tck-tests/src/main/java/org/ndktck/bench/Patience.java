package org.ndktck.bench;

import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * How long to wait for what must happen: one bounded wait for each thing of a run. Once it is known
 * that the thing does not come, later waits for it are short.
 */
public final class Patience {

    private static final long SHORTEST_NANOS = Duration.ofMillis(20).toNanos();
    private static final int SHORTENED_BY = 100;

    private final long fullNanos;
    private volatile int factor = 1;
    private final Map<String, Boolean> missed = new ConcurrentHashMap<>();
    private final Set<String> confirmed = ConcurrentHashMap.newKeySet();

    /**
     * Starts with the full patience for everything.
     *
     * @param full longest wait
     */
    public Patience(Duration full) {
        this.fullNanos = full.toNanos();
    }

    /** Longest wait for a thing now, nanoseconds. */
    long nanosFor(String thing) {
        return missed.containsKey(thing)
                ? Math.min(fullNanos, Math.max(SHORTEST_NANOS, fullNanos / SHORTENED_BY))
                : fullNanos * factor;
    }

    /** Learns that a thing did not come within its patience. */
    void missed(String thing) {
        missed.put(thing, true);
    }

    /**
     * Forgets what did not come, unless that was confirmed before: the first wait for each other thing is
     * twice the full one from now on.
     */
    public void restart() {
        missed.keySet().retainAll(confirmed);
        factor = 2;
    }

    /** Takes for granted that what did not come since the last {@link #restart} does not come. */
    public void confirm() {
        confirmed.addAll(missed.keySet());
    }
}
