package com.acme.ndk;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;

/** The threads of an adapter: one for each callback that goes on, and one for the clock. */
final class Callbacks {

    private final Object lock;
    private final ExecutorService pool = Executors.newCachedThreadPool(daemon("acme-ndk-callback"));
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(daemon("acme-ndk-clock"));
    private int running;

    Callbacks(Object lock) {
        this.lock = lock;
    }

    /** Runs work on a thread of its own; the lock is held by the caller, not by the work. */
    void run(Runnable work) {
        running++;
        pool.execute(() -> {
            try {
                work.run();
            } finally {
                synchronized (lock) {
                    running--;
                    lock.notifyAll();
                }
            }
        });
    }

    /** Runs work later, with the lock held. */
    void after(long seconds, Runnable work) {
        clock.schedule(
                () -> {
                    synchronized (lock) {
                        work.run();
                    }
                },
                seconds,
                TimeUnit.SECONDS);
    }

    /** Waits until all callbacks have returned; none starts afterwards. */
    void shutDown() {
        clock.shutdownNow();
        boolean interrupted = false;
        synchronized (lock) {
            while (running > 0) {
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        }
        pool.shutdown();
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private static ThreadFactory daemon(String name) {
        return work -> {
            Thread thread = new Thread(work, name);
            thread.setDaemon(true);
            return thread;
        };
    }
}
