package org.ndktck.scene;

import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkObject;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.EventCallback;
import org.ndktck.gate.Lifetime;
import org.ndktck.gate.NdkFunction;
import org.ndktck.gate.Span;
import org.ndktck.plan.lifetime.Within;
import org.ndktck.trial.Trial;

/** Closes an object inside a callback that is about it. */
public final class CloseWithin {

    private static final Set<NdkFunction> CONNECTS =
            Set.of(NdkFunction.CONNECT, NdkFunction.CONNECT_WITH_SHARED_ENDPOINT);
    private static final Set<NdkFunction> ACCEPTS = Set.of(NdkFunction.ACCEPT, NdkFunction.ACCEPT_EX);
    private static final Set<NdkFunction> COMPLETES =
            Set.of(NdkFunction.COMPLETE_CONNECT, NdkFunction.COMPLETE_CONNECT_EX);

    private final Trial trial;
    private final Scene scene;
    private final AtomicBoolean called = new AtomicBoolean();
    private volatile @Nullable AsyncCall close;
    private volatile @Nullable Span span;
    private @Nullable AsyncCall awaited;

    CloseWithin(Trial trial, Scene scene) {
        this.trial = trial;
        this.scene = scene;
    }

    /** Brings the callback about, and waits for the close that was called inside it. */
    CloseWithin bringAbout(Within callback) {
        switch (callback) {
            case CONNECT_EVENT -> inConnectEvent();
            case CONNECT_COMPLETION -> inCompletion(CONNECTS, scene.requested().active(), this::accept);
            case ACCEPT_COMPLETION -> inCompletion(ACCEPTS, scene.requested().passive(), this::completeBoth);
            case COMPLETE_CONNECT_COMPLETION ->
                inCompletion(
                        COMPLETES,
                        scene.accepted().active(),
                        () -> scene.active().completeConnect());
            case DISCONNECT_EVENT -> inDisconnectEvent();
            case DISCONNECT_COMPLETION ->
                inCompletion(Set.of(NdkFunction.DISCONNECT), scene.established().asked(), this::disconnectBoth);
        }
        trial.await("a callback to close inside", () -> close != null || trial.hasFailed() || cameInline());
        trial.rethrow();
        trial.settle(close());
        return this;
    }

    private boolean cameInline() {
        AsyncCall call = awaited;
        return call != null && call.settled() && call.callbacks().isEmpty();
    }

    private void inConnectEvent() {
        scene.onRequest(party -> close(scene.listener())).requested();
        span = scene.connectEvents().get(0).span();
        trial.settle(scene.passive().close());
    }

    private void inDisconnectEvent() {
        Party asked = scene.established().asked();
        asked.insideItsEvent(() -> {
            if (!called.getAndSet(true)) {
                span = last(asked).span();
                close(asked.connector());
            }
        });
        scene.other().disconnect();
    }

    private static EventCallback last(Party party) {
        return party.disconnectEvents().get(party.disconnectEvents().size() - 1);
    }

    private void inCompletion(Set<NdkFunction> functions, Party party, Supplier<AsyncCall> trigger) {
        Lifetime connector = trial.lifetimeOf(party.connector());
        functions.forEach(function -> trial.inside().completionOf(function, call -> {
            if (call.lifetime().equals(connector) && !called.getAndSet(true)) {
                span = call.callbacks().get(0).span();
                close(party.connector());
            }
        }));
        awaited = trigger.get();
    }

    private AsyncCall accept() {
        scene.passive().accept();
        return scene.active().connect();
    }

    private AsyncCall completeBoth() {
        scene.accepted().active().completeConnect();
        return scene.passive().answer();
    }

    private AsyncCall disconnectBoth() {
        AsyncCall first = scene.asked().disconnect();
        scene.other().disconnect();
        return first;
    }

    private void close(NdkObject<?> object) {
        close = trial.startClose(object);
        trial.wake();
    }

    /** The close. */
    public AsyncCall close() {
        return trial.required(close, () -> "the callback to close inside did not come");
    }

    /** How long the callback ran. */
    public Span callback() {
        return trial.required(span, () -> "the callback to close inside did not come");
    }
}
