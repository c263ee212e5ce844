package org.ndktck.connection;

import java.net.InetAddress;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkListener;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NtStatus;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.CallbackInterval;
import org.ndktck.gate.EventCallback;
import org.ndktck.gate.Lifetime;
import org.ndktck.gate.NdkFunction;
import org.ndktck.plan.connecting.SilentListener;
import org.ndktck.plan.lifetime.CallbackKind;
import org.ndktck.trial.Trial;

/** Closes an object inside a callback that is about it. */
public final class CloseInsideCallback {

    private static final Set<NdkFunction> CONNECTS =
            Set.of(NdkFunction.CONNECT, NdkFunction.CONNECT_WITH_SHARED_ENDPOINT);
    private static final Set<NdkFunction> ACCEPTS = Set.of(NdkFunction.ACCEPT, NdkFunction.ACCEPT_EX);
    private static final Set<NdkFunction> COMPLETES =
            Set.of(NdkFunction.COMPLETE_CONNECT, NdkFunction.COMPLETE_CONNECT_EX);

    private final Trial trial;
    private final Connection connection;
    private final AtomicBoolean called = new AtomicBoolean();
    private volatile @Nullable AsyncCall close;
    private volatile @Nullable CallbackInterval span;
    private @Nullable AsyncCall awaited;

    CloseInsideCallback(Trial trial, Connection connection) {
        this.trial = trial;
        this.connection = connection;
    }

    /** Brings the callback about, and waits for the close that was called inside it. */
    CloseInsideCallback bringAbout(CallbackKind callback) {
        switch (callback) {
            case CONNECT_EVENT -> inConnectEvent();
            case CONNECT_COMPLETION ->
                inCompletion(CONNECTS, connection.requested().active(), this::accept);
            case CONNECT_FAILURE -> {
                connection.ready().silence(SilentListener.PAUSED);
                inCompletion(
                        CONNECTS,
                        connection.active(),
                        () -> connection.connecting().active().connect());
            }
            case ACCEPT_COMPLETION ->
                inCompletion(ACCEPTS, connection.requested().passive(), this::completeBoth);
            case COMPLETE_CONNECT_COMPLETION ->
                inCompletion(
                        COMPLETES,
                        connection.accepted().active(),
                        () -> connection.active().completeConnect());
            case DISCONNECT_EVENT -> inDisconnectEvent();
            case DISCONNECT_COMPLETION ->
                inCompletion(
                        Set.of(NdkFunction.DISCONNECT), connection.established().asked(), this::disconnectBoth);
            case LISTEN_COMPLETION -> inCompletionOfListen();
        }
        trial.await("a callback to close inside", () -> close != null || trial.hasFailed() || cameInline());
        trial.rethrow();
        trial.settle(close());
        requireThatTheRequestPended();
        return this;
    }

    /** A completion of a request that ended inline is CB-09's, and a close inside it has nothing to wait for. */
    private void requireThatTheRequestPended() {
        AsyncCall request = awaited;
        trial.require(
                request == null || !request.ended() || request.returned(NtStatus.STATUS_PENDING),
                () -> "a request ended inline after calling its completion (CB-09)");
    }

    private boolean cameInline() {
        AsyncCall call = awaited;
        return call != null && call.settled() && call.callbacks().isEmpty();
    }

    private void inConnectEvent() {
        connection.onRequest(side -> close(connection.listener())).requested();
        span = connection.connectEvents().get(0).span();
        trial.settle(connection.passive().close());
    }

    private void inDisconnectEvent() {
        ConnectionSide asked = connection.established().asked();
        asked.insideItsEvent(() -> {
            if (!called.getAndSet(true)) {
                span = last(asked).span();
                close(asked.connector());
            }
        });
        connection.other().disconnect();
    }

    private static EventCallback last(ConnectionSide side) {
        return side.disconnectEvents().get(side.disconnectEvents().size() - 1);
    }

    private void inCompletionOfListen() {
        NdkListener listener = connection.createListener();
        InetAddress host = trial.destination(connection.plan().family());
        inCompletion(Set.of(NdkFunction.LISTEN), listener, () -> trial.objects().listen(listener, host, 0));
    }

    private void inCompletion(Set<NdkFunction> functions, ConnectionSide side, Supplier<AsyncCall> trigger) {
        inCompletion(functions, side.connector(), trigger);
    }

    private void inCompletion(Set<NdkFunction> functions, NdkObject<?> object, Supplier<AsyncCall> trigger) {
        Lifetime lifetime = trial.lifetimeOf(object);
        functions.forEach(function -> trial.inside().completionOf(function, call -> {
            if (call.lifetime().equals(lifetime) && !called.getAndSet(true)) {
                span = call.callbacks().get(0).span();
                close(object);
            }
        }));
        awaited = trigger.get();
    }

    private AsyncCall accept() {
        connection.passive().accept();
        return connection.active().connect();
    }

    private AsyncCall completeBoth() {
        connection.accepted().active().completeConnect();
        return connection.passive().answer();
    }

    private AsyncCall disconnectBoth() {
        AsyncCall first = connection.asked().disconnect();
        connection.other().disconnect();
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
    public CallbackInterval callback() {
        return trial.required(span, () -> "the callback to close inside did not come");
    }
}
