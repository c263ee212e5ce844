package org.ndktck.irql;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.ndktck.api.NdkConnector;
import org.ndktck.gate.AddressGate;
import org.ndktck.gate.NdkFunction;
import org.ndktck.scripted.OpenGate;
import org.ndktck.scripted.Script;

/** What counts as waiting inside a dispatch function. */
class FlightRecordingTest {

    private static final long LONG_NANOS = Duration.ofMillis(2).toNanos();

    /** A lock as a provider may make one. */
    private static final class OwnLock extends AbstractQueuedSynchronizer {

        private static final long serialVersionUID = 1;

        @Override
        protected boolean tryAcquire(int one) {
            return compareAndSetState(0, 1);
        }

        @Override
        protected boolean tryRelease(int one) {
            setState(0);
            return true;
        }
    }

    private static List<ThreadWait> waitsInside(Runnable deed) {
        try (OpenGate open = new OpenGate(new Script().whileCalled(NdkFunction.GET_LOCAL_ADDRESS, deed))) {
            NdkConnector connector = open.connector();
            return FlightRecording.of(() -> open.addresses().getLocalAddress(connector, AddressGate.AMPLE));
        }
    }

    private static void uninterrupted(InterruptibleDeed deed) {
        try {
            deed.run();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void awaitInVain(Condition never) throws InterruptedException {
        for (long left = LONG_NANOS; left > 0; ) {
            left = never.awaitNanos(left);
        }
    }

    @FunctionalInterface
    private interface InterruptibleDeed {
        void run() throws InterruptedException;
    }

    @Test
    void latchIsWaitedFor() {
        CountDownLatch never = new CountDownLatch(1);

        List<ThreadWait> waits = waitsInside(() -> uninterrupted(() -> never.await(LONG_NANOS, TimeUnit.NANOSECONDS)));

        assertThat(waits).isNotEmpty().allSatisfy(wait -> {
            assertThat(wait.what()).isEqualTo("parked on java.util.concurrent.CountDownLatch");
            assertThat(wait.function()).isEqualTo("getLocalAddress");
            assertThat(wait.momentary()).isFalse();
        });
    }

    @Test
    void conditionIsWaitedFor() {
        ReentrantLock lock = new ReentrantLock();
        Condition never = lock.newCondition();

        List<ThreadWait> waits = waitsInside(() -> {
            lock.lock();
            try {
                uninterrupted(() -> awaitInVain(never));
            } finally {
                lock.unlock();
            }
        });

        assertThat(waits).isNotEmpty();
    }

    @Test
    void momentIsToldFromAWhile() {
        assertThat(waitsInside(() -> LockSupport.parkNanos(1_000)))
                .extracting(ThreadWait::momentary)
                .containsExactly(true);
        assertThat(waitsInside(() -> LockSupport.parkNanos(LONG_NANOS)))
                .extracting(ThreadWait::momentary)
                .containsExactly(false);
    }

    @Test
    void lockOfTheRuntimeIsNotWaitedFor() {
        ReentrantLock lock = new ReentrantLock();

        assertThat(waitsWhileHeld(lock::lock, lock::unlock, lock::hasQueuedThreads))
                .isEmpty();
    }

    @Test
    void lockOfAProvidersOwnIsNotWaitedFor() {
        OwnLock lock = new OwnLock();

        assertThat(waitsWhileHeld(() -> lock.acquire(1), () -> lock.release(1), lock::hasQueuedThreads))
                .isEmpty();
    }

    /** Another thread has the lock until somebody waits for it. */
    private static List<ThreadWait> waitsWhileHeld(Runnable lock, Runnable unlock, BooleanSupplier isContended) {
        CountDownLatch held = new CountDownLatch(1);
        Thread holder = new Thread(() -> {
            lock.run();
            held.countDown();
            while (!isContended.getAsBoolean()) {
                Thread.onSpinWait();
            }
            LockSupport.parkNanos(LONG_NANOS);
            unlock.run();
        });
        holder.start();
        uninterrupted(held::await);
        List<ThreadWait> waits = waitsInside(() -> {
            lock.run();
            unlock.run();
        });
        uninterrupted(holder::join);
        return waits;
    }
}
