package org.ndktck.waiting;

import java.util.concurrent.CountDownLatch;

/** Threads of a test that wait for each other. */
final class TestThreads {

    private TestThreads() {}

    static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Does something as soon as a thread waits for something. */
    static Thread onceWaiting(Thread waiting, Runnable action) {
        Thread watcher = new Thread(() -> {
            while (waiting.getState() != Thread.State.TIMED_WAITING) {
                Thread.onSpinWait();
            }
            action.run();
        });
        watcher.setDaemon(true);
        watcher.start();
        return watcher;
    }
}
