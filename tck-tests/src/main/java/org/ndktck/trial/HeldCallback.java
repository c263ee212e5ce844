package org.ndktck.trial;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.ndktck.gate.Signal;
import org.ndktck.verify.PreconditionUnmet;
import org.ndktck.verify.RequirementBroken;

/** Keeps a callback of the provider from returning until the property lets it. */
public final class HeldCallback {

    private final CountDownLatch released = new CountDownLatch(1);
    private final Signal signal;
    private final long longestNanos;
    private final Runnable whenLate;
    private volatile boolean reached;
    private volatile boolean late;

    HeldCallback(Signal signal, long longestNanos, Runnable whenLate) {
        this.signal = signal;
        this.longestNanos = longestNanos;
        this.whenLate = whenLate;
    }

    /** Waits, inside a callback, for {@link #release}; not for ever, a provider must not hang for it. */
    public void here() {
        reached = true;
        signal.raise();
        try {
            late = !released.await(longestNanos, TimeUnit.NANOSECONDS);
            if (late) {
                whenLate.run();
            }
        } catch (InterruptedException provider) {
            late = true; // an interrupt is the provider's doing
        }
    }

    /** Whether a callback waits here, or did. */
    public boolean reached() {
        return reached;
    }

    /**
     * Judges what must not happen while the callback is held. If it happened and the callback is no longer held, the
     * machine was too slow for the kit's patience, and nothing is judged.
     *
     * @param verification throws what is broken
     */
    public void judgeWhileHeld(Runnable verification) {
        try {
            verification.run();
        } catch (RequirementBroken broken) {
            if (!isHeldFast()) {
                throw new PreconditionUnmet("a callback was not held as long as it takes to look");
            }
            throw broken;
        }
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
