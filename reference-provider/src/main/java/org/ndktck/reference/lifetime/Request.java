package org.ndktck.reference.lifetime;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.api.NtStatus;
import org.ndktck.reference.execution.DeferredWork;
import org.ndktck.reference.refusal.Refusal;

/**
 * One call of an asynchronous function: one outcome, delivered once, either as the function's answer
 * or through its completion, never both (CB-01 to CB-03). Guarded by the provider's lock.
 *
 * <p>Holds its object from {@link #begin} until the delivery is over (CLO-12).
 */
public final class Request {

    private final Lifetime owner;
    private final NdkRequestCompletion completion;
    private final long context;
    private @Nullable NtStatus outcome;
    private boolean promised;

    Request(Lifetime owner, NdkRequestCompletion completion, long context) {
        this.owner = owner;
        this.completion = completion;
        this.context = context;
    }

    /** Starts what was requested, under the lock; a refusal is the outcome. */
    @FunctionalInterface
    public interface Start {
        void start(Request request, DeferredWork deferred) throws Refusal;
    }

    NtStatus begin(Start start, DeferredWork deferred) {
        owner.hold();
        try {
            start.start(this, deferred);
        } catch (Refusal refusal) {
            complete(refusal.status(), deferred);
        }
        return NtStatus.STATUS_PENDING;
    }

    /** Settles the outcome, the first time it is called. */
    public void complete(NtStatus status, DeferredWork deferred) {
        if (outcome == null) {
            outcome = status;
            if (promised) {
                deliver(status, deferred);
            }
        }
    }

    /** Commits the call to STATUS_PENDING, even before it returns (CB-09). */
    public void promise(DeferredWork deferred) {
        if (!promised) {
            promised = true;
            if (outcome != null) {
                deliver(outcome, deferred);
            }
        }
    }

    /** Decides what the function returns; called once, at the end of the call. */
    NtStatus answer(CompletionMode mode, DeferredWork deferred) {
        if (outcome != null && !promised && mode.answersInline(outcome)) {
            promised = true;
            owner.release(deferred);
            return outcome;
        }
        promise(deferred);
        return NtStatus.STATUS_PENDING;
    }

    private void deliver(NtStatus status, DeferredWork deferred) {
        deferred.callback(() -> completion.complete(context, status), owner::release);
    }
}
