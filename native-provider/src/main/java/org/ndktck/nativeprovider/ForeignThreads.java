package org.ndktck.nativeprovider;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;

/** Names the provider's own threads, which the virtual machine attaches when they call back for the first time. */
final class ForeignThreads {

    private static final Pattern UNNAMED = Pattern.compile("Thread-\\d+");
    private static final AtomicInteger COUNT = new AtomicInteger();

    private ForeignThreads() {}

    /** Names the present thread, if it has no name but the one that the virtual machine gave it, and no Java code began it. */
    static void name() {
        Thread thread = Thread.currentThread();
        if (thread.isDaemon() && UNNAMED.matcher(thread.getName()).matches() && isBegunHere(thread)) {
            thread.setName("provider thread " + COUNT.incrementAndGet());
        }
    }

    private static boolean isBegunHere(Thread thread) {
        StackTraceElement[] frames = thread.getStackTrace();
        return !frames[frames.length - 1].getClassName().equals(Thread.class.getName());
    }
}
