package org.ndktck.reference.transport.tcp;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Consumer;
import org.ndktck.reference.execution.DeferredWork;
import org.ndktck.reference.execution.ProviderLock;
import org.ndktck.reference.transport.LinkState;

/** Lets what has come over the wire arrive, in order; while the link is cut, not before it is mended. */
final class Arrivals {

    private final ProviderLock lock;
    private final LinkState link;
    private final Deque<Consumer<DeferredWork>> held = new ArrayDeque<>();

    Arrivals(ProviderLock lock, LinkState link) {
        this.lock = lock;
        this.link = link;
    }

    /**
     * Lets something arrive.
     *
     * @param arrival decided under the lock, which the caller does not hold
     */
    void arrive(Consumer<DeferredWork> arrival) {
        lock.act(deferred -> {
            held.add(arrival);
            release(deferred);
        });
    }

    /** Lets everything arrive that the link held back, once it is mended. */
    void release(DeferredWork deferred) {
        while (link.isUp() && !held.isEmpty()) {
            held.remove().accept(deferred);
        }
    }
}
