package org.ndktck.racing;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.ndktck.plan.lifetime.FirstToStart;

/**
 * Lets two threads of the kit act at the same time: one that posts, and another. Spins, since a thread
 * that was parked comes late, and gives way after a while: there may be fewer processors than threads.
 *
 * <p>Whoever sets off first, some posts are kept until the other has set off.
 */
final class SimultaneousStart {

    private static final int THREADS = 2;
    private static final int SPINS_BEFORE_PARKING = 4000;
    private static final long MOMENT_NANOS = 1000;
    private static final int SPINS_OF_A_ROUND = 40;

    private final FirstToStart first;
    private final int round;
    private final AtomicInteger arrived = new AtomicInteger();
    private volatile boolean posted;
    private volatile boolean otherSetOff;
    private volatile boolean abandoned;

    /**
     * Draws the line.
     *
     * @param first who sets off first
     * @param round from 0; a later round parts the two a little more
     */
    SimultaneousStart(FirstToStart first, int round) {
        this.first = first;
        this.round = round;
    }

    /** The posting thread is about to make its first post. */
    void beforeTheFirstPost() {
        arrive();
        if (first == FirstToStart.OTHER) {
            awaitTheOther();
        }
        if (first == FirstToStart.OTHER || (first == FirstToStart.NOBODY && round % 2 == 1)) {
            lag();
        }
    }

    /** A post has returned. */
    void afterAPost() {
        posted = true;
    }

    /** The posting thread goes on only when the other has set off. */
    void awaitTheOther() {
        await(() -> otherSetOff);
    }

    /** The other thread is about to make its call. */
    void beforeTheOther() {
        arrive();
        if (first == FirstToStart.POSTING) {
            await(() -> posted);
        }
        if (first == FirstToStart.POSTING || (first == FirstToStart.NOBODY && round % 2 == 0)) {
            lag();
        }
        otherSetOff = true;
    }

    /** Nobody is waited for any more. */
    void abandon() {
        abandoned = true;
    }

    private void arrive() {
        arrived.incrementAndGet();
        await(() -> arrived.get() >= THREADS);
    }

    private void lag() {
        for (int spin = 0; spin < round * SPINS_OF_A_ROUND; spin++) {
            Thread.onSpinWait();
        }
    }

    private void await(BooleanSupplier condition) {
        int spins = 0;
        while (!condition.getAsBoolean() && !abandoned) {
            if (spins++ < SPINS_BEFORE_PARKING) {
                Thread.onSpinWait();
            } else {
                LockSupport.parkNanos(MOMENT_NANOS);
            }
        }
    }
}
