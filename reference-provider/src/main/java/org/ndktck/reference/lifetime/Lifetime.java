package org.ndktck.reference.lifetime;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.CloseArgs;
import org.ndktck.api.NtStatus;
import org.ndktck.reference.execution.DeferredWork;
import org.ndktck.reference.execution.ProviderLock;

/**
 * The life of one object: what keeps its close from completing, and whom it keeps open in turn.
 * Guarded by the provider's lock.
 *
 * <p>One counter holds every reason for a close to stay pending: an outstanding request until it was
 * answered or its callback has returned, an event callback until it has returned (CLO-12, CLO-14,
 * CLO-15), and an open successor until its close completion has returned (LIF-08, LIF-09, LIF-13).
 * The close completion is therefore the last callback (CLO-10), and a close from inside a callback
 * of the object waits for that callback (CLO-27).
 */
public final class Lifetime {

    private final ProviderLock lock;
    private final List<Lifetime> antecedents = new ArrayList<>(3);
    private Consumer<DeferredWork> onClosed = deferred -> {};
    private int holds;
    private boolean closing;
    private @Nullable CloseArgs promised;

    public Lifetime(ProviderLock lock) {
        this.lock = lock;
    }

    /** What to give back when the object is closed, for example its endpoint. */
    public void onClosed(Consumer<DeferredWork> action) {
        onClosed = action;
    }

    /** Whether a close was requested; the object may not be used any more (CLO-09). */
    public boolean isClosing() {
        return closing;
    }

    /** Makes this object a successor of another: the other's close waits for this one's. */
    public void dependOn(Lifetime antecedent) {
        if (!antecedents.contains(antecedent)) {
            antecedents.add(antecedent);
            antecedent.hold();
        }
    }

    /** Keeps a close from completing until {@link #release}. */
    public void hold() {
        holds++;
    }

    public void release(DeferredWork deferred) {
        holds--;
        completeIfPossible(deferred);
    }

    /**
     * Calls the consumer about something that happened to the object. The object cannot be closed while
     * the callback runs, and a close that came before it could start prevents it (CLO-14).
     *
     * @param afterwards decided under the lock when the callback has returned, or was prevented
     */
    public void event(Runnable callback, Consumer<DeferredWork> afterwards, DeferredWork deferred) {
        hold();
        Runnable unlessClosed = () -> {
            if (lock.decide(now -> !closing)) {
                callback.run();
            }
        };
        deferred.callback(unlessClosed, then -> {
            afterwards.accept(then);
            release(then);
        });
    }

    /** Whether nothing holds the object any more: no successor, and no callback of one (LIF-14). */
    public boolean isFree() {
        return holds == 0;
    }

    /** Closes an object whose close has no completion to call: an adapter (LIF-15). */
    public void closeWithoutCompletion() {
        closing = true;
    }

    /** Starts the close; the call itself is a hold until {@link #answerClose}. */
    public void beginClose() {
        closing = true;
        hold();
    }

    /**
     * Answers the close. It answers inline only if no antecedent waits for it: that one's completion
     * may not come before the consumer knows that this object is closed (LIF-09).
     */
    NtStatus answerClose(CloseArgs args, CompletionMode mode, DeferredWork deferred) {
        holds--;
        if (mode.answersInline(NtStatus.STATUS_SUCCESS)
                && holds == 0
                && antecedents.stream().noneMatch(Lifetime::isClosing)) {
            vanish(deferred);
            return NtStatus.STATUS_SUCCESS;
        }
        promised = args;
        completeIfPossible(deferred);
        return NtStatus.STATUS_PENDING;
    }

    /** Ends the life of an object that the consumer never saw, or no longer waits for. */
    public void vanish(DeferredWork deferred) {
        closing = true;
        onClosed.accept(deferred);
        letGo(deferred);
    }

    private void completeIfPossible(DeferredWork deferred) {
        CloseArgs args = promised;
        if (args != null && holds == 0) {
            promised = null;
            onClosed.accept(deferred);
            deferred.callback(() -> args.closeCompletion().complete(args.requestContext()), this::letGo);
        }
    }

    private void letGo(DeferredWork deferred) {
        antecedents.forEach(antecedent -> antecedent.release(deferred));
    }
}
