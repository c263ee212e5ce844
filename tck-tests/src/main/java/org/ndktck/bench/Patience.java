package org.ndktck.bench;

import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * How long to wait for what must happen: one bounded wait for each thing in a process. Once it is known that the thing does
 * not come, later waits for it are short, and shorter with each one in vain. They are shortest where no accusation
 * hangs on them: where a try only closes what it opened, and in a property that said nothing in the tries before, in
 * which the thing did not come either.
 */
public final class Patience {

    private static final long SHORTEST_NANOS = Duration.ofMillis(20).toNanos();
    private static final long SHORTEST_OF_CLOSING_NANOS = Duration.ofMillis(1).toNanos();
    private static final int SHORTENED_BY = 100;

    private final long fullNanos;
    private volatile int factor = 1;
    private volatile boolean closing;
    /** The things that did not come, and how many short waits for them were in vain. */
    private final Map<String, Integer> missed = new ConcurrentHashMap<>();
    /** The things that did not come in the present try, and in how many tries in a row the property did without. */
    private final Set<String> missedInTry = ConcurrentHashMap.newKeySet();

    private final Map<String, Integer> dispensable = new ConcurrentHashMap<>();

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
        return inVain == null ? fullNanos * factor : Math.min(fullNanos, shortNanos(inVain, shortestNanos(thing)));
    }

    /** The squares of the parts add up, too: to less than two waits for all tries of a property that does without. */
    private long shortestNanos(String thing) {
        long tries = 1L + dispensable.getOrDefault(thing, 0);
        long judging = SHORTEST_NANOS / (tries * tries);
        return closing ? Math.min(SHORTEST_OF_CLOSING_NANOS, judging) : judging;
    }

    /** The cubes of the parts add up: any number of waits comes to about as much as the first fifty would. */
    private long shortNanos(int inVain, long shortest) {
        long first = Math.max(SHORTEST_NANOS, fullNanos / SHORTENED_BY);
        double part = SHORTENED_BY / (double) (SHORTENED_BY + inVain);
        return Math.max(shortest, (long) (first * part * part * part));
    }

    /** Learns that a thing did not come within its patience. */
    void missed(String thing) {
        missed.merge(thing, 0, (inVain, first) -> inVain + 1);
        if (!closing) {
            missedInTry.add(thing);
        }
    }

    /** Learns that a thing came that did not come at once: so it may come the next time, too. */
    void came(String thing) {
        dispensable.remove(thing);
    }

    /** Begins a property: nobody knows yet whether it is judged by what does not come. */
    public void beginProperty() {
        dispensable.clear();
    }

    /** Begins a try: it is judged by what it waits for. */
    public void beginTry() {
        closing = false;
        missedInTry.clear();
    }

    /**
     * Ends what is judged in a try: what it opened only has to be out of the way of the next one.
     *
     * @param accused whether it accuses the provider of anything, for example of what did not come
     */
    public void endTry(boolean accused) {
        closing = true;
        if (!accused) {
            missedInTry.forEach(thing -> dispensable.merge(thing, 1, Integer::sum));
        }
    }

    /**
     * Forgets what did not come in the last try, unless that was confirmed before: the first wait for each such thing is
     * twice the full one.
     */
    public void restart() {
        missed.keySet().removeIf(thing -> missedInTry.contains(thing) && !confirmed.contains(thing));
        factor = 2;
    }

    /** Takes for granted that what did not come in the last try, after a {@link #restart}, does not come. */
    public void confirm() {
        confirmed.addAll(missedInTry);
        factor = 1;
    }
}
