package org.ndktck.faulty;

import java.util.Objects;
import java.util.concurrent.*;
import java.util.function.*;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.*;

/** One asynchronous call; contexts and further completions are not looked at. */
final class Call {

    private static final long PATIENCE_SECONDS = 10;

    private final CompletableFuture<NtStatus> outcome = new CompletableFuture<>();
    private final CompletableFuture<NdkObject<?>> object = new CompletableFuture<>();

    static Call of(Function<Call, NtStatus> function) {
        Call call = new Call();
        NtStatus answer = function.apply(call);
        if (!answer.isPending()) {
            call.outcome.complete(answer);
        }
        return call;
    }

    static <T extends NdkObject<?>> T create(Class<T> type, BiFunction<Call, ObjectPointer<T>, NtStatus> function) {
        Memory.Cell<T> cell = new Memory.Cell<>();
        Call call = of(it -> function.apply(it, cell));
        if (!call.outcome().isSuccess()) {
            throw new AssertionError("the create ends with " + call.outcome());
        }
        T inline = cell.get();
        return inline != null ? inline : type.cast(await(call.object));
    }

    void created(long context, NtStatus status, @Nullable NdkObject<?> created) {
        object.complete(Objects.requireNonNull(created));
        outcome.complete(status);
    }

    void completed(long context, NtStatus status) {
        outcome.complete(status);
    }

    void closed(long context) {
        outcome.complete(NtStatus.STATUS_SUCCESS);
    }

    NtStatus outcome() {
        return await(outcome);
    }

    static <T> T await(CompletableFuture<T> future) {
        try {
            return future.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException | ExecutionException | TimeoutException e) {
            throw new AssertionError("what has to come does not come", e);
        }
    }
}
