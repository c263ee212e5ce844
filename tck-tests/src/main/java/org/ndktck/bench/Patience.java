package org.ndktck.bench;

import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * How long to wait for what must happen: one bounded wait for each thing in a process. Once it is known that the thing does
 * not come, later waits for it are short, and shorter with each one in vain, above all where a try only closes
 * what it opened.
 */
public final class Patience {

    private static final long SHORTEST_NANOS = Duration.ofMillis(20).toNanos();
    private static final long SHORTEST_OF_CLOSING_NANOS = Duration.ofMillis(1).toNanos();
    private static final int SHORTENED_BY = 100;

    private final long fullNanos;
    private volatile int factor = 1;
    private volatile boolean closing;
    /** The things that did not come, and how many short waits were in vain since one came that had to be waited for. */
    private final Map<String, Integer> missed = new ConcurrentHashMap<>();

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
        Integer inVain = missed.get(thing);
        return inVain == null ? fullNanos * factor : Math.min(fullNanos, shortNanos(inVain));
    }

    /** The cubes of the parts add up: any number of waits comes to about as much as the first fifty would. */
    private long shortNanos(int inVain) {
        long first = Math.max(SHORTEST_NANOS, fullNanos / SHORTENED_BY);
        double part = SHORTENED_BY / (double) (SHORTENED_BY + inVain);
        return Math.max(closing ? SHORTEST_OF_CLOSING_NANOS : SHORTEST_NANOS, (long) (first * part * part * part));
    }

    /** Learns that a thing did not come within its patience. */
    void missed(String thing) {
        missed.merge(thing, 0, (inVain, first) -> inVain + 1);
    }

    /** Learns that a thing came that did not come at once: what was in vain before proves nothing about the next time. */
    void came(String thing) {
        missed.computeIfPresent(thing, (missing, inVain) -> 0);
    }

    /** Begins a try: it is judged by what it waits for. */
    public void beginTry() {
        closing = false;
    }

    /** Ends what is judged in a try: what it opened only has to be out of the way of the next one. */
    public void endTry() {
        closing = true;
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
