package org.ndktck.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Waiting for what callbacks bring about. */
@Timeout(60)
class SignalTest {

    private static final long LONG = Duration.ofMinutes(10).toNanos();
    private static final long SHORT = Duration.ofMillis(5).toNanos();
    private static final int LOOKS = 100;

    private final Signal signal = new Signal();

    /** Runs the wait on a thread of its own. */
    private Thread waiting(BooleanSupplier condition, AtomicReference<Boolean> result) {
        Thread thread = new Thread(() -> result.set(signal.await(condition, LONG)));
        thread.start();
        return thread;
    }

    private static void untilParked(Thread thread) {
        while (thread.getState() != Thread.State.TIMED_WAITING) {
            Thread.onSpinWait();
        }
    }

    @Test
    void whatHoldsAlreadyIsNotWaitedFor() {
        assertThat(signal.await(() -> true, 0)).isTrue();
    }

    @Test
    void aParkedWaiterIsWoken() throws InterruptedException {
        AtomicBoolean came = new AtomicBoolean();
        AtomicReference<Boolean> result = new AtomicReference<>(false);
        Thread waiter = waiting(came::get, result);
        untilParked(waiter);

        came.set(true);
        signal.raise();
        waiter.join();

        assertThat(result.get()).isTrue();
    }

    @Test
    void aSignalForSomethingElseLetsItWaitOn() throws InterruptedException {
        AtomicBoolean came = new AtomicBoolean();
        AtomicReference<Boolean> result = new AtomicReference<>(false);
        Thread waiter = waiting(came::get, result);
        untilParked(waiter);

        signal.raise();
        untilParked(waiter);
        assertThat(waiter.isAlive()).isTrue();
        came.set(true);
        signal.raise();
        waiter.join();

        assertThat(result.get()).isTrue();
    }

    @Test
    void whatDoesNotComeEndsTheWait() {
        assertThat(signal.await(() -> false, SHORT)).isFalse();
        assertThat(signal.await(() -> false, 0)).isFalse();
    }

    @Test
    void aWaitLooksOftenOnlyAtItsBeginning() {
        AtomicInteger looks = new AtomicInteger();

        signal.await(
                () -> {
                    looks.incrementAndGet();
                    return false;
                },
                SHORT * 10);

        assertThat(looks).hasValueBetween(LOOKS, LOOKS + 100);
    }

    @Test
    void anInterruptDoesNotTurnTheWaitIntoABusyOne() throws InterruptedException {
        AtomicBoolean came = new AtomicBoolean();
        AtomicInteger looks = new AtomicInteger();
        AtomicReference<Boolean> result = new AtomicReference<>(false);
        Thread waiter = waiting(
                () -> {
                    looks.incrementAndGet();
                    return came.get();
                },
                result);
        untilParked(waiter);

        waiter.interrupt();
        untilParked(waiter);
        came.set(true);
        signal.raise();
        waiter.join();

        assertThat(result.get()).isTrue();
        assertThat(looks).hasValueLessThan(LOOKS + 100);
    }

    @Test
    void raisingWithoutAWaiterIsHarmless() {
        signal.raise();

        assertThat(signal.await(() -> true, 0)).isTrue();
    }
}
