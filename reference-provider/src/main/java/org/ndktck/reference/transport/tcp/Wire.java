package org.ndktck.reference.transport.tcp;

import java.time.Duration;
import java.util.function.Consumer;
import org.ndktck.reference.execution.DeferredWork;
import org.ndktck.reference.execution.ManualClock;
import org.ndktck.reference.execution.ProviderLock;
import org.ndktck.reference.transport.LinkState;
import org.ndktck.reference.transport.MessageFilter;

/** What all channels of a transport share. */
final class Wire {

    private final EventLoop loop;
    private final ProviderLock lock;
    private final ManualClock clock;
    private final LinkState link;
    private final MessageFilter filter;
    private final Arrivals arrivals;

    Wire(EventLoop loop, ProviderLock lock, ManualClock clock, LinkState link, MessageFilter filter) {
        this.loop = loop;
        this.lock = lock;
        this.clock = clock;
        this.link = link;
        this.filter = filter;
        this.arrivals = new Arrivals(lock, link);
    }

    EventLoop loop() {
        return loop;
    }

    MessageFilter filter() {
        return filter;
    }

    /** Whether what one side sends reaches the other. Under the lock. */
    boolean isUp() {
        return link.isUp();
    }

    /** Lets something that has come over the wire arrive: decided under the lock, which the caller does not hold. */
    void arrive(Consumer<DeferredWork> arrival) {
        arrivals.arrive(arrival);
    }

    /** Does something on the thread of the loop, when the lock is free. */
    void onLoop(DeferredWork deferred, Runnable something) {
        deferred.message(() -> toLoop(something));
    }

    /** Does something on the thread of the loop that a {@link DeferredWork#message} has to do. */
    void toLoop(Runnable something) {
        loop.execute(() -> {
            try {
                something.run();
            } finally {
                lock.finish(deferred -> {});
            }
        });
    }

    /** Waits until what was handed to the loop is done, and every callback has returned. */
    void settle() {
        lock.inFlight().settle();
    }

    /** Closes something on the thread of the loop, and says so when the system has it back. */
    void close(Runnable closing, Consumer<DeferredWork> closed) {
        loop.execute(() -> {
            try {
                closing.run();
                loop.reap();
            } finally {
                lock.finish(closed);
            }
        });
    }

    /** Ends a time-out and starts the next, as {@link ManualClock#restart} does; takes the lock. */
    ManualClock.Deadline restart(ManualClock.Deadline last, Duration limit, Runnable onExpiry) {
        return lock.decide(deferred -> clock.restart(last, limit, then -> onLoop(then, onExpiry)));
    }

    /** Ends a time-out; takes the lock. */
    void cancel(ManualClock.Deadline last) {
        lock.act(deferred -> last.cancel());
    }

    /** Time has passed. */
    void tick(Duration elapsed) {
        clock.advance(elapsed, lock);
        lock.act(arrivals::release);
    }
}
