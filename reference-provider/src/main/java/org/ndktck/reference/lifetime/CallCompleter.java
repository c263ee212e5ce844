package org.ndktck.reference.lifetime;

import java.util.function.Consumer;
import java.util.function.Function;
import org.ndktck.api.CloseArgs;
import org.ndktck.api.NdkCreateCompletion;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.api.NtStatus;
import org.ndktck.api.ObjectPointer;
import org.ndktck.reference.execution.DeferredWork;
import org.ndktck.reference.execution.ProviderLock;
import org.ndktck.reference.refusal.Refusal;

/**
 * Brings outcomes to the consumer, in the configured {@link CompletionMode} mode: the one place that
 * knows inline answers from pending ones, for requests, creates and closes.
 *
 * <p>A function of an object whose close was requested is consumer misuse (CLO-09) and fails inline
 * with STATUS_INVALID_DEVICE_STATE: the object makes no further callback.
 */
public final class CallCompleter {

    private final ProviderLock lock;
    private final MemorySupply resources;
    private final CompletionMode mode;

    public CallCompleter(ProviderLock lock, MemorySupply resources, CompletionMode mode) {
        this.lock = lock;
        this.resources = resources;
        this.mode = mode;
    }

    /** Makes an object, under the lock. */
    @FunctionalInterface
    public interface Creation<O> {
        O create(Lifetime lifetime) throws Refusal;
    }

    /** One step of a call, for example reading its arguments; may refuse. */
    @FunctionalInterface
    public interface Step<T> {
        T take() throws Refusal;
    }

    /** Answers a synchronous function that reads (GCD-27, GLA-13); writes with no lock held. */
    public <T> NtStatus read(Lifetime owner, Step<T> reading, Function<T, NtStatus> writing) {
        try {
            return writing.apply(decide(owner, deferred -> reading.take()));
        } catch (Refusal refusal) {
            return refusal.status();
        }
    }

    /**
     * Answers a synchronous function that acts (REJ-09).
     *
     * @param preparation reads the arguments with no lock held; gives what to decide under the lock
     */
    public NtStatus now(Lifetime owner, Step<ProviderLock.Decision<NtStatus, Refusal>> preparation) {
        try {
            return decide(owner, preparation.take());
        } catch (Refusal refusal) {
            return refusal.status();
        }
    }

    private <T> T decide(Lifetime owner, ProviderLock.Decision<T, Refusal> decision) throws Refusal {
        return lock.decide(deferred -> {
            Refusal.unless(!owner.isClosing(), NtStatus.STATUS_INVALID_DEVICE_STATE);
            return decision.decide(deferred);
        });
    }

    /**
     * Answers an asynchronous function.
     *
     * @param preparation reads the arguments with no lock held; gives what to start under the lock
     */
    public NtStatus request(
            Lifetime owner, NdkRequestCompletion completion, long context, Step<Request.Start> preparation) {
        Request request = new Request(owner, completion, context);
        Request.Start start = prepared(preparation);
        NtStatus begun = now(owner, () -> deferred -> request.begin(start, deferred));
        return begun.isPending() ? lock.decide(deferred -> request.answer(mode, deferred)) : begun;
    }

    private static Request.Start prepared(Step<Request.Start> preparation) {
        try {
            return preparation.take();
        } catch (Refusal refusal) {
            return (request, deferred) -> {
                throw refusal;
            };
        }
    }

    /**
     * Answers a create: inline through the out parameter, or else through the completion, with the out
     * parameter left alone (CB-11 to CB-13). The new object is a successor of its parent (LIF-16).
     *
     * @param preparation reads the arguments with no lock held; gives what to make under the lock
     */
    public <O extends NdkObject<?>> NtStatus create(
            Lifetime parent,
            NdkCreateCompletion completion,
            long context,
            ObjectPointer<O> pointer,
            Step<Creation<O>> preparation) {
        Lifetime lifetime = new Lifetime(lock);
        try {
            O object = make(parent, lifetime, preparation.take());
            if (mode.answersInline(NtStatus.STATUS_SUCCESS)) {
                pointer.set(object);
                return NtStatus.STATUS_SUCCESS;
            }
            return pending(lifetime, () -> completion.complete(context, NtStatus.STATUS_SUCCESS, object));
        } catch (Refusal refusal) {
            NtStatus status = refusal.status();
            return mode.answersInline(status)
                    ? status
                    : pending(parent, () -> completion.complete(context, status, null));
        }
    }

    private <O> O make(Lifetime parent, Lifetime lifetime, Creation<O> creation) throws Refusal {
        return decide(parent, deferred -> {
            resources.require();
            O created = creation.create(lifetime);
            lifetime.dependOn(parent);
            return created;
        });
    }

    private NtStatus pending(Lifetime owner, Runnable callback) {
        lock.act(deferred -> {
            owner.hold();
            deferred.callback(callback, owner::release);
        });
        return NtStatus.STATUS_PENDING;
    }

    /**
     * Answers a close, which never fails (CLO-05).
     *
     * @param effects what closing does to the object's requests and its peer, decided under the lock
     */
    public NtStatus close(Lifetime lifetime, CloseArgs args, Consumer<DeferredWork> effects) {
        NtStatus begun = now(lifetime, () -> deferred -> {
            lifetime.beginClose();
            effects.accept(deferred);
            return NtStatus.STATUS_PENDING;
        });
        return begun.isPending() ? lock.decide(deferred -> lifetime.answerClose(args, mode, deferred)) : begun;
    }

    /** Answers the close of an object that has no requests and no peer. */
    public NtStatus close(Lifetime lifetime, CloseArgs args) {
        return close(lifetime, args, deferred -> {});
    }
}
