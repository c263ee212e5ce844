package org.ndktck.gate;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NtStatus;
import org.ndktck.memory.ObjectCell;

/** A recorded call that may complete through a callback. */
public final class AsyncCall extends Call {

    private final List<NdkObject<?>> parents;
    private final long context;
    private final @Nullable ObjectCell<? extends NdkObject<?>> created;
    private final Runnable whenSucceeded;
    private final List<CompletionCallback> callbacks = new CopyOnWriteArrayList<>();
    private final AtomicBoolean actedOn = new AtomicBoolean();
    private volatile boolean delivered;
    private volatile @Nullable Lifetime made;

    AsyncCall(
            int number,
            NdkFunction function,
            NdkObject<?> target,
            String object,
            Supplier<String> arguments,
            List<NdkObject<?>> parents,
            long context,
            @Nullable ObjectCell<? extends NdkObject<?>> created,
            Runnable whenSucceeded) {
        super(number, function, target, object, arguments);
        this.parents = List.copyOf(parents);
        this.context = context;
        this.created = created;
        this.whenSucceeded = whenSucceeded;
    }

    /** Records a callback; the return of the function comes wholly before it or wholly after it. */
    synchronized CompletionCallback record(
            int number, long passed, @Nullable NtStatus status, @Nullable NdkObject<?> object) {
        CompletionCallback callback = new CompletionCallback(
                number,
                !ended(),
                isOnCallersStack(),
                passed,
                status,
                object,
                Thread.currentThread().getName(),
                new CallbackInterval());
        callbacks.add(callback);
        return callback;
    }

    /** Does what the callback is waited for. */
    void completed(CompletionCallback callback) {
        boolean success =
                function().kind() == NdkFunction.Kind.CLOSE || NtStatus.STATUS_SUCCESS.equals(callback.status());
        if (success && isFirst(callback)) {
            succeeded();
        }
        delivered = true;
    }

    /** Acts on the success, once: a wrong provider tells it inline and through the callback. */
    void succeeded() {
        if (!actedOn.getAndSet(true)) {
            whenSucceeded.run();
        }
    }

    /** Remembers the lifetime that began when the object of a create was delivered. */
    void made(Lifetime lifetime) {
        if (made == null) { // a wrong provider delivers more than one
            made = lifetime;
        }
    }

    /** The lifetime of what a create has made, {@code null} before it is delivered and for other calls. */
    public @Nullable Lifetime made() {
        return made;
    }

    /** The antecedents from birth of what a create makes. */
    List<NdkObject<?>> parents() {
        return parents;
    }

    /** What the out parameter of a create holds, {@code null} for NULL and for other calls. */
    public @Nullable NdkObject<?> outParameter() {
        return created == null ? null : created.get();
    }

    /** How often the provider stored something in the out parameter. */
    public int stores() {
        return created == null ? 0 : created.stores();
    }

    /** The context given to the function. */
    public long context() {
        return context;
    }

    /** The completion callbacks seen so far, in order. */
    public List<CompletionCallback> callbacks() {
        return callbacks;
    }

    /** Whether a completion callback is the first of the call; asked of each several times, and numbers tell them apart. */
    public boolean isFirst(CompletionCallback callback) {
        return callback.number() == callbacks.get(0).number();
    }

    /** Whether the function has returned, and its callback has come and done its part if it said that it would. */
    public boolean settled() {
        return ended() && (delivered || !returned(NtStatus.STATUS_PENDING));
    }

    /** Whether nothing more is to come of the call, and no callback of it is running. */
    public boolean isOver() {
        return settled() && !isInsideCallback();
    }

    /** Whether a callback of the call is running; asked of every call of every try, so without a stream. */
    public boolean isInsideCallback() {
        for (CompletionCallback callback : callbacks) {
            if (callback.span().running()) {
                return true;
            }
        }
        return false;
    }

    /** Whether the call has ended with anything but success. */
    public boolean hasFailed() {
        return settled() && !completion().succeeded();
    }

    /** Whether the completion brought success after that of another call. */
    public boolean succeededAfter(AsyncCall other) {
        int since = other.callbacks().stream()
                .mapToInt(CompletionCallback::number)
                .min()
                .orElse(other.number());
        return callbacks.stream()
                .anyMatch(callback -> callback.number() > since && NtStatus.STATUS_SUCCESS.equals(callback.status()));
    }

    /** How the call ended, as far as is known now. */
    public AsyncOutcome completion() {
        Optional<NtStatus> returned = status();
        if (returned.isEmpty()) {
            return new AsyncOutcome.Unlawful(result());
        }
        if (!returned.get().isPending()) {
            return new AsyncOutcome.Inline(returned.get());
        }
        if (callbacks.isEmpty()) {
            return new AsyncOutcome.Never();
        }
        NtStatus status = callbacks.get(0).status();
        if (function().kind() == NdkFunction.Kind.CLOSE) {
            return new AsyncOutcome.Deferred(NtStatus.STATUS_SUCCESS);
        }
        return status == null
                ? new AsyncOutcome.Unlawful("completed with null instead of an NtStatus")
                : new AsyncOutcome.Deferred(status);
    }

    /** The object a create delivered, through the out parameter or the callback. */
    public @Nullable NdkObject<?> object(AsyncOutcome how) {
        if (how instanceof AsyncOutcome.Inline && created != null) {
            return created.get();
        }
        return callbacks.isEmpty() ? null : callbacks.get(0).object();
    }
}
