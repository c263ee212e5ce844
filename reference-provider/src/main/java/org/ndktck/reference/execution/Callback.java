package org.ndktck.reference.execution;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/**
 * One callback on its way to the consumer. When it has returned, and not before, the provider goes
 * on: what waited for it may complete now (CLO-12, CLO-14, LIF-13).
 */
final class Callback implements Runnable {

    private final ProviderLock lock;
    private final Runnable callback;
    private final Consumer<DeferredWork> afterwards;
    private final AtomicBoolean returned = new AtomicBoolean();

    /**
     * Has called nobody yet.
     *
     * @param lock decides what follows
     * @param callback the callback, bound to its arguments
     * @param afterwards decided when it has returned
     */
    Callback(ProviderLock lock, Runnable callback, Consumer<DeferredWork> afterwards) {
        this.lock = lock;
        this.callback = callback;
        this.afterwards = afterwards;
    }

    /** The provider goes on once, even if the executor of a derived provider runs the callback twice. */
    @Override
    public void run() {
        try {
            lock.irql().atDispatchLevel(callback);
        } finally {
            if (returned.compareAndSet(false, true)) {
                lock.finish(afterwards);
            }
        }
    }
}
