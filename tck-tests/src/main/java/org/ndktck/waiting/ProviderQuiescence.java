package org.ndktck.waiting;

import java.time.Duration;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.ndktck.gate.Gate;

/**
 * Waits until the provider says, by its control, that nothing is under way any more: what has not come then does not come. One
 * that does not offer the control, or is not done with it in time, is waited for as long as asked. One question is out at a
 * time, on a thread of its own.
 */
public final class ProviderQuiescence implements Waiting.Waiter {

    /** So long is waited before the provider is asked, and again after it has answered: nobody has to be that quick. */
    private static final long GRACE_NANOS = Duration.ofMillis(10).toNanos();

    private final Consumer<Runnable> settle;
    private final Gate gate;
    private final BooleanSupplier busy;
    private volatile @Nullable Question question;

    /**
     * Asks nobody yet.
     *
     * @param settle asks the provider, and runs what it is given when nothing is under way
     * @param gate which records the calls of the try
     * @param busy whether the kit itself may still call something on another thread
     */
    public ProviderQuiescence(Consumer<Runnable> settle, Gate gate, BooleanSupplier busy) {
        this.settle = settle;
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
        Question asked = question;
        if (asked == null || asked.answered) {
            asked = new Question(gate.calls().size(), isAtRest());
            question = asked;
            ask(asked);
        }
        Question present = asked;
        gate.signal().await(() -> condition.getAsBoolean() || present.answered, end - System.nanoTime());
        gate.signal().await(condition, Math.min(end - System.nanoTime(), GRACE_NANOS));
        return present.answered && present.atRest && gate.calls().size() == present.calls && isAtRest();
    }

    /** Whether nobody calls the provider, or is about to. */
    private boolean isAtRest() {
        return gate.unfinished().isEmpty() && !busy.getAsBoolean();
    }

    private void ask(Question asked) {
        settle.accept(() -> {
            asked.answered = true;
            gate.signal().raise();
        });
    }

    /** Whether anything is under way. What is called after it was asked may bring about more than the answer knows of. */
    private static final class Question {

        private final int calls;
        private final boolean atRest;
        private volatile boolean answered;

        Question(int calls, boolean atRest) {
            this.calls = calls;
            this.atRest = atRest;
        }
    }
}
