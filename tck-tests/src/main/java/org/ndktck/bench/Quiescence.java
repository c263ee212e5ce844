package org.ndktck.bench;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import org.ndktck.gate.Gate;

/**
 * Waits until the provider says, by its control, that nothing is under way any more: what has not come then does not come. One
 * that does not offer the control, or is not done with it in time, is waited for as long as asked.
 */
final class Quiescence implements Waiting.Waiter {

    /** So long is waited before the provider is asked, and again after it has answered: nobody has to be that quick. */
    private static final long GRACE_NANOS = Duration.ofMillis(10).toNanos();

    private final Site site;
    private final Gate gate;
    private final BooleanSupplier busy;

    /**
     * Asks nobody yet.
     *
     * @param site asks the provider
     * @param gate which records the calls of the try
     * @param busy whether the kit itself may still call something on another thread
     */
    Quiescence(Site site, Gate gate, BooleanSupplier busy) {
        this.site = site;
        this.gate = gate;
        this.busy = busy;
    }

    @Override
    public boolean await(BooleanSupplier condition, long nanos) {
        long end = System.nanoTime() + nanos;
        boolean over = false;
        boolean came = gate.signal().await(condition, Math.min(nanos, GRACE_NANOS));
        while (!came && !over && System.nanoTime() < end) {
            over = isOver(condition, end);
            came = condition.getAsBoolean();
        }
        return came;
    }

    private boolean isOver(BooleanSupplier condition, long end) {
        int calls = gate.calls().size();
        AtomicBoolean settled = new AtomicBoolean();
        site.settle(() -> {
            settled.set(true);
            gate.signal().raise();
        });
        gate.signal().await(() -> condition.getAsBoolean() || settled.get(), end - System.nanoTime());
        gate.signal().await(condition, Math.min(end - System.nanoTime(), GRACE_NANOS));
        boolean undisturbed = gate.calls().size() == calls && gate.unfinished().isEmpty();
        return settled.get() && undisturbed && !busy.getAsBoolean();
    }
}
