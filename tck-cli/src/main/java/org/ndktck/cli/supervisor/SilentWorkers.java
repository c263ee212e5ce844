package org.ndktck.cli.supervisor;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.ndktck.engine.AwakeTime;

/**
 * Which workers say nothing for too long. Only time in which the supervisor itself was awake counts: when the whole machine
 * pauses, nobody has been silent.
 *
 * @param <W> a worker
 */
final class SilentWorkers<W> {

    /** How often the supervisor looks, at least. */
    static final Duration LOOK = Duration.ofMillis(500);

    /** A collection of garbage, or a machine that has too much to do, keeps a process silent for seconds. */
    private static final Duration LEAST = Duration.ofSeconds(5);

    /** As long as a function may take: the kit itself may hold a callback for one patience, and a call may wait for that. */
    private static final int PATIENCES = 2;

    private final Duration bound;
    private final AwakeTime time;
    private final Map<W, Long> heardAt = new HashMap<>();
    private long now;

    SilentWorkers(Duration patience, long nanos) {
        this.bound = LEAST.plus(patience.multipliedBy(PATIENCES));
        this.time = new AwakeTime(LOOK.multipliedBy(2).toNanos(), nanos);
    }

    /** How long a worker may say nothing. */
    Duration bound() {
        return bound;
    }

    /** The supervisor looks, at a value of {@link System#nanoTime}. */
    void look(long nanos) {
        now = time.at(nanos);
    }

    /** Whether a worker is silent for too long; nobody is when it is asked about for the first time. */
    boolean isTooLong(W worker, boolean heard) {
        if (heard || !heardAt.containsKey(worker)) {
            heardAt.put(worker, now);
        }
        return now - heardAt.getOrDefault(worker, now) > bound.toNanos();
    }
}
