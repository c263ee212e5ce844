package org.ndktck.bench;

import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * How long to wait for what must happen: one bounded wait for each thing of a run. Once it is known
 * that the thing does not come, later waits for it are short, and shorter with each one in vain: all of
 * them together take no longer than the first.
 */
public final class Patience {

    private static final long SHORTEST_NANOS = Duration.ofMillis(20).toNanos();
    private static final long SHORTEST_OF_MANY_NANOS = 200_000;
    private static final int SHORTENED_BY = 100;

    private final long fullNanos;
    private volatile int factor = 1;
    private volatile boolean settling;
    /** The things that did not come, and how many short waits in a row were in vain since. */
    private final Map<String, Integer> missed = new ConcurrentHashMap<>();

    /** The things that did not come in the present try, or in the last one, before it was over. */
    private final Set<String> lately = ConcurrentHashMap.newKeySet();

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
        return Math.max(SHORTEST_OF_MANY_NANOS, (long) (first * part * part * part));
    }

    /** Learns that a thing did not come within its patience. */
    void missed(String thing) {
        if (missed.merge(thing, 0, (inVain, first) -> inVain + 1) == 0) {
            factor = 1; // once is enough to be sure
        }
        if (!settling) {
            lately.add(thing);
        }
    }

    /** Learns that a thing came that was waited for: what was in vain before proves nothing about the next time. */
    void came(String thing) {
        missed.computeIfPresent(thing, (missing, inVain) -> 0);
    }

    /** Begins a try. */
    public void begin() {
        lately.clear();
        settling = false;
    }

    /** Ends what is judged in a try: what is waited for from now on only has to be out of the way. */
    public void settle() {
        settling = true;
        factor = 1;
    }

    /**
     * Waits once more, in the next try, for what did not come in the last one: twice as long, or what is known not
     * to come as long as after its first miss.
     */
    public void restart() {
        for (String thing : lately) {
            missed.computeIfPresent(thing, (missing, inVain) -> confirmed.contains(missing) ? 0 : null);
        }
        factor = 2;
    }

    /** Takes for granted that what did not come in the last try does not come. */
    public void confirm() {
        confirmed.addAll(lately);
    }
}
