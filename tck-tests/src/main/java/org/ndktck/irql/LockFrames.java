package org.ndktck.irql;

import java.util.List;
import java.util.Set;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordedStackTrace;
import org.jspecify.annotations.Nullable;

/** The frames of a thread that acquires a lock: one of the runtime, or one that a provider makes of its synchronizers. */
final class LockFrames {

    private static final String LOCKS = "java.util.concurrent.locks.";
    private static final String STAMPED = LOCKS + "StampedLock";
    private static final String READ_AND_WRITE = LOCKS + "ReentrantReadWriteLock";
    private static final Set<String> EXCLUSIVE = Set.of("acquire", "acquireInterruptibly", "tryAcquireNanos");
    private static final Set<String> SYNCHRONIZERS =
            Set.of(LOCKS + "AbstractQueuedSynchronizer", LOCKS + "AbstractQueuedLongSynchronizer");

    private LockFrames() {}

    /** Whether a thread that parks does so to acquire a lock; one that waits for a condition or a count does not. */
    static boolean areIn(@Nullable RecordedStackTrace stack) {
        List<RecordedFrame> frames = stack == null ? List.of() : stack.getFrames();
        List<RecordedFrame> parking = frames.stream()
                .dropWhile(
                        frame -> !type(frame).startsWith(LOCKS) || type(frame).equals(LOCKS + "LockSupport"))
                .takeWhile(frame -> type(frame).startsWith(LOCKS))
                .toList();
        boolean shared =
                parking.stream().anyMatch(frame -> frame.getMethod().getName().contains("Shared"));
        return parking.stream().anyMatch(LockFrames::isOfReadersAndWriters)
                || (!shared && parking.stream().anyMatch(LockFrames::isExclusive));
    }

    private static boolean isOfReadersAndWriters(RecordedFrame frame) {
        return type(frame).startsWith(STAMPED) || type(frame).startsWith(READ_AND_WRITE);
    }

    private static boolean isExclusive(RecordedFrame frame) {
        return SYNCHRONIZERS.contains(type(frame))
                && EXCLUSIVE.contains(frame.getMethod().getName());
    }

    private static String type(RecordedFrame frame) {
        return frame.getMethod().getType().getName();
    }
}
