package org.ndktck.cli.provider;

import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import org.ndktck.judging.Debugger;

/**
 * Something that code of a vendor makes: on a thread of its own, because a class initialiser or a constructor that does not
 * come back can neither be ended nor waited for. The thread keeps no process alive.
 *
 * @param <T> what is made
 */
final class VendorCodeThread<T> {

    private static final int FRAMES = 6;

    private final Class<?> type;
    private final CompletableFuture<T> made = new CompletableFuture<>();
    private final Thread thread;

    private VendorCodeThread(Class<?> type, Callable<T> maker) {
        this.type = type;
        this.thread = new Thread(() -> make(maker), "making " + type.getName());
    }

    static <T> VendorCodeThread<T> begin(Class<?> type, Callable<T> maker) {
        VendorCodeThread<T> making = new VendorCodeThread<>(type, maker);
        making.thread.setDaemon(true);
        making.thread.start();
        return making;
    }

    private void make(Callable<T> maker) {
        try {
            made.complete(maker.call());
        } catch (Throwable e) { // whatever it is, it is said of this class
            made.completeExceptionally(e);
        }
    }

    /** Waits, but no longer than so; where a debugger is expected without end. */
    void await(Duration longest) {
        try {
            long nanos = Debugger.isExpected() ? Long.MAX_VALUE : Math.max(0, longest.toNanos());
            made.get(nanos, TimeUnit.NANOSECONDS);
        } catch (TimeoutException | ExecutionException notMade) {
            // asked for by result() and failure()
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** What was made, if it is there by now. */
    Optional<T> result() {
        return made.isDone() && !made.isCompletedExceptionally() ? Optional.of(made.join()) : Optional.empty();
    }

    /** Whether the vendor's code has neither returned nor thrown by now. */
    boolean isUnfinished() {
        return !made.isDone();
    }

    /**
     * Says why there is nothing.
     *
     * @param waited how long it was waited for
     * @return one sentence; nothing if it was made
     */
    Optional<String> failure(Duration waited) {
        if (isUnfinished()) {
            return Optional.of(ProviderErrors.unreturned(type, waited, where()));
        }
        return made.handle((there, thrown) -> Optional.ofNullable(thrown))
                .join()
                .map(thrown -> ProviderErrors.unusable(type, thrown));
    }

    private String where() {
        return Arrays.stream(thread.getStackTrace())
                .limit(FRAMES)
                .map(StackTraceElement::toString)
                .collect(Collectors.joining(", "));
    }
}
