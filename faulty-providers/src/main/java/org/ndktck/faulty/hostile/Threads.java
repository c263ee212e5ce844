package org.ndktck.faulty.hostile;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** Threads that stay, and the way they do it. */
final class Threads {

    private Threads() {}

    /** Waits until the process ends; no interrupt helps. */
    static void stayForEver() {
        while (true) {
            LockSupport.park();
            Thread.interrupted();
        }
    }

    /** Waits for a while; an interrupt does not shorten it. */
    static void stay(long millis) {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
        for (long left = end - System.nanoTime(); left > 0; left = end - System.nanoTime()) {
            LockSupport.parkNanos(left);
            Thread.interrupted();
        }
    }

    /** Starts a thread that does not keep the process alive. */
    static void start(String name, Runnable work) {
        Thread thread = new Thread(work, name);
        thread.setDaemon(true);
        thread.start();
    }
}
