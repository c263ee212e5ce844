package org.ndktck.reference;

import java.util.SplittableRandom;
import java.util.concurrent.locks.LockSupport;

/** Brings messages to where they go, each after those that were sent before it. */
interface Carrier extends AutoCloseable {

    /** Everything has arrived when the call that sent it returns: nothing ever crosses. */
    Carrier AT_ONCE = new Carrier() {

        @Override
        public void carry(Runnable arrival) {
            arrival.run();
        }

        @Override
        public void close() {}
    };

    /**
     * Lets a message arrive.
     *
     * @param arrival what happens then; takes the fabric's lock, which the caller does not hold
     */
    void carry(Runnable arrival);

    /** Waits until everything has arrived, and ends the threads. */
    @Override
    void close();

    /** Everything takes a moment, as on a wire: what two sides send at the same time crosses. */
    final class Later implements Carrier {

        private static final long MOST_NANOS = 100_000;

        private final CallbackThread thread = new CallbackThread();
        /** Of the thread alone. */
        private final SplittableRandom random;

        Later(long seed) {
            random = new SplittableRandom(seed);
        }

        @Override
        public void carry(Runnable arrival) {
            thread.execute(() -> {
                LockSupport.parkNanos(random.nextLong(MOST_NANOS));
                arrival.run();
            });
        }

        @Override
        public void close() {
            thread.close();
        }
    }
}
