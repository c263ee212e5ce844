package org.ndktck.reference.transport.fabric;

import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.LockSupport;

/** Brings messages to where they go, each after those that were sent before it. */
@FunctionalInterface
public interface DeliveryTiming {

    /** Everything has arrived when the call that sent it returns: nothing ever crosses. */
    DeliveryTiming AT_ONCE = Runnable::run;

    /**
     * Lets a message arrive.
     *
     * @param arrival what happens then; takes the provider's lock, which the caller does not hold
     */
    void deliver(Runnable arrival);

    /** Everything takes a moment, as on a wire: what two sides send at the same time crosses. */
    final class Later implements DeliveryTiming {

        private static final long MOST_NANOS = 100_000;

        /** Where there are few processors, a stage without an executor gets a new thread for each arrival. */
        private static final Executor THREADS = Executors.newCachedThreadPool(Later::thread);

        private final SplittableRandom random;
        private CompletableFuture<?> last = CompletableFuture.completedFuture(null);

        public Later(long seed) {
            random = new SplittableRandom(seed);
        }

        @Override
        public synchronized void deliver(Runnable arrival) {
            long nanos = random.nextLong(MOST_NANOS);
            last = last.thenRunAsync(() -> arrive(arrival, nanos), THREADS);
        }

        private static Thread thread(Runnable work) {
            Thread thread = new Thread(work, "reference-delivery");
            thread.setDaemon(true);
            return thread;
        }

        /** What one arrival throws is told, and keeps no other from arriving. */
        private static void arrive(Runnable arrival, long nanos) {
            try {
                LockSupport.parkNanos(nanos);
                arrival.run();
            } catch (RuntimeException | Error thrown) {
                Thread thread = Thread.currentThread();
                thread.getUncaughtExceptionHandler().uncaughtException(thread, thrown);
            }
        }
    }
}
