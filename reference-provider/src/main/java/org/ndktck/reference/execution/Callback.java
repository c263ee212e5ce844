package org.ndktck.reference.execution;

import java.util.concurrent.atomic.AtomicBoolean;

/**
 * One callback on its way to the consumer. When it has returned, and not before, the provider goes
 * on: what waited for it may complete now (CLO-12, CLO-14, LIF-13).
 */
final class Callback implements Runnable {

    private final Runnable callback;
    private final Runnable afterwards;
    private final AtomicBoolean returned = new AtomicBoolean();

    Callback(Runnable callback, Runnable afterwards) {
        this.callback = callback;
        this.afterwards = afterwards;
    }

    /** The provider goes on once, even if the executor of a derived provider runs the callback twice. */
    @Override
    public void run() {
        try {
            callback.run();
        } finally {
            if (returned.compareAndSet(false, true)) {
                afterwards.run();
            }
        }
    }
}
