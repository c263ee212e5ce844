package org.ndktck.bench;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.ndktck.gate.Signal;

/** Keeps a callback of the provider from returning until the property lets it. */
public final class Hold {

    private final CountDownLatch released = new CountDownLatch(1);
    private final Signal signal;
    private final long longestNanos;
    private volatile boolean reached;
    private volatile boolean late;

    Hold(Signal signal, long longestNanos) {
        this.signal = signal;
        this.longestNanos = longestNanos;
    }

    /** Waits, inside a callback, for {@link #release}; not for ever, a provider must not hang for it. */
    public void here() {
        reached = true;
        signal.raise();
        try {
            late = !released.await(longestNanos, TimeUnit.NANOSECONDS);
        } catch (InterruptedException provider) {
            late = true; // an interrupt is the provider's doing
        }
    }

    /** Whether a callback waits here, or did. */
    public boolean reached() {
        return reached;
    }

    /** Whether the callback was kept until it was released. */
    public boolean heldFast() {
        return reached && !late;
    }

    /** Whether a callback waits here now. */
    public boolean isHeldFast() {
        return reached && !late && released.getCount() > 0;
    }

    /** Lets the callback return; a second call does nothing. */
    public void release() {
        released.countDown();
    }
}
