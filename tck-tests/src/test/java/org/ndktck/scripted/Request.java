package org.ndktck.scripted;

import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NtStatus;

/** One call of a function, as its {@link Behaviour} sees it: what came of it, and how to tell the consumer. */
public final class Request {

    /** Calls the consumer's completion. */
    interface Completer {

        void complete(long context, NtStatus status);
    }

    private final long context;
    private final CallbackThread thread;
    private final Completer completer;
    private final Runnable outParameter;
    private @Nullable NtStatus outcome;
    private @Nullable Consumer<NtStatus> waiting;

    Request(long context, CallbackThread thread, Completer completer, Runnable outParameter) {
        this.context = context;
        this.thread = thread;
        this.completer = completer;
        this.outParameter = outParameter;
    }

    /** Settles what came of the call; the first outcome stays. */
    void end(NtStatus status) {
        Consumer<NtStatus> listener;
        synchronized (this) {
            if (outcome != null) {
                return;
            }
            outcome = status;
            listener = waiting;
        }
        if (listener != null) {
            listener.accept(status);
        }
    }

    /** What came of the call, if that is known. */
    public synchronized Optional<NtStatus> outcome() {
        return Optional.ofNullable(outcome);
    }

    /** Takes the outcome, now or once it is known. */
    public void whenKnown(Consumer<NtStatus> listener) {
        NtStatus known;
        synchronized (this) {
            waiting = listener;
            known = outcome;
        }
        if (known != null) {
            listener.accept(known);
        }
    }

    /** Stores the out parameter of an inline success. */
    public NtStatus store(NtStatus status) {
        if (status.isSuccess()) {
            outParameter.run();
        }
        return status;
    }

    /** Calls the completion with the context of the call. */
    public void complete(NtStatus status) {
        complete(context, status);
    }

    /** Calls the completion with any context. */
    public void complete(long otherContext, NtStatus status) {
        completer.complete(otherContext, status);
    }

    /** Does something on the callback thread. */
    public void later(Runnable step) {
        thread.later(step);
    }
}
