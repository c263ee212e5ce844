package org.ndktck.reference.execution;

import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The clock the time-outs run by. It stands still but for who advances it: the control, and a transport
 * in which time passes. A provider chooses its own time-outs (CON-25), and nothing in a process needs a
 * real one. Guarded by the provider's lock.
 */
public final class ManualClock {

    private final TreeMap<Moment, Consumer<DeferredWork>> deadlines = new TreeMap<>();
    private Duration now = Duration.ZERO;
    private long started;

    /** When a deadline expires; of two at the same time, the one started first does so first. */
    private record Moment(Duration time, long number) implements Comparable<Moment> {

        @Override
        public int compareTo(Moment other) {
            int byTime = time.compareTo(other.time);
            return byTime != 0 ? byTime : Long.compare(number, other.number);
        }
    }

    /** A time-out that has started. */
    @FunctionalInterface
    public interface Deadline {

        Deadline NONE = () -> {};

        /** Ends the time-out before it expires; afterwards does nothing. */
        void cancel();
    }

    /**
     * Lets time pass, and everything expire that does so within it. Takes the lock, which the caller does not hold.
     *
     * @param time how much
     */
    public void advance(Duration time, ProviderLock lock) {
        Duration until = lock.decide(deferred -> now.plus(time));
        boolean expired = true;
        while (expired) {
            expired = lock.decide(deferred -> expireNext(until, deferred));
        }
    }

    /**
     * Ends a time-out and starts the next.
     *
     * @param last the one that ends, if it has not expired
     * @param limit when the next one expires; {@code null} for never
     * @param onExpiry decided under the lock when it expires
     * @return the next one
     */
    public Deadline restart(Deadline last, @Nullable Duration limit, Consumer<DeferredWork> onExpiry) {
        last.cancel();
        if (limit == null) {
            return Deadline.NONE;
        }
        Moment moment = new Moment(now.plus(limit), started++);
        deadlines.put(moment, onExpiry);
        return () -> deadlines.remove(moment);
    }

    /**
     * Goes on to the next deadline and lets it expire. One at a time, so that what an expiry sends
     * arrives before the next.
     *
     * @param until how far the clock goes at most
     * @return whether a deadline expired; if not, the clock has reached {@code until}
     */
    private boolean expireNext(Duration until, DeferredWork deferred) {
        Map.Entry<Moment, Consumer<DeferredWork>> next = deadlines.firstEntry();
        if (next == null || next.getKey().time().compareTo(until) > 0) {
            now = later(now, until);
            return false;
        }
        now = later(now, next.getKey().time());
        deadlines.remove(next.getKey());
        next.getValue().accept(deferred);
        return true;
    }

    /** Several may let time pass at once. */
    private static Duration later(Duration one, Duration other) {
        return one.compareTo(other) > 0 ? one : other;
    }
}
