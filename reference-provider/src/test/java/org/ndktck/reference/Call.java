package org.ndktck.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NtStatus;

/** One call of an asynchronous function: what it returned, and what its completion said. */
final class Call {

    private static final long PATIENCE_SECONDS = 10;

    private final long context = ThreadLocalRandom.current().nextLong();
    private final CompletableFuture<NtStatus> completion = new CompletableFuture<>();
    private final AtomicInteger completions = new AtomicInteger();
    private final Runnable inside;
    private volatile @Nullable NtStatus returned;
    private volatile @Nullable NdkObject<?> object;

    private Call(Runnable inside) {
        this.inside = inside;
    }

    static Call of(Function<Call, NtStatus> function) {
        return of(() -> {}, function);
    }

    /** A call with something to do inside its completion. */
    static Call of(Runnable inside, Function<Call, NtStatus> function) {
        Call call = new Call(inside);
        call.returned = function.apply(call);
        return call;
    }

    long context() {
        return context;
    }

    NtStatus returned() {
        return Objects.requireNonNull(returned);
    }

    int completions() {
        return completions.get();
    }

    boolean isDone() {
        NtStatus now = returned;
        return completion.isDone() || (now != null && !now.isPending());
    }

    /** For request completions. */
    void complete(long withContext, NtStatus status) {
        assertThat(withContext).isEqualTo(context);
        completions.incrementAndGet();
        inside.run();
        completion.complete(status);
    }

    /** For close completions. */
    void closed(long withContext) {
        complete(withContext, NtStatus.STATUS_SUCCESS);
    }

    /** For create completions. */
    void created(long withContext, NtStatus status, @Nullable NdkObject<?> created) {
        object = created;
        complete(withContext, status);
    }

    @Nullable
    NdkObject<?> object() {
        return object;
    }

    /** Waits for the outcome, inline or not. */
    NtStatus outcome() {
        if (!returned().isPending()) {
            return returned();
        }
        try {
            return completion.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException | ExecutionException | TimeoutException e) {
            throw new AssertionError("the call does not complete", e);
        }
    }
}
