package org.ndktck.connection;

import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NtStatus;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.Lifetime;
import org.ndktck.gate.NdkFunction;
import org.ndktck.plan.lifetime.HeldCompletion;
import org.ndktck.trial.HeldCallback;
import org.ndktck.trial.SecondThreadTask;
import org.ndktck.trial.Trial;

/** A completion of a connector that the kit keeps from returning, and a function that is called on the connector meanwhile. */
public final class RunningCompletion {

    private final Trial trial;
    private final HeldCompletion which;
    private final HeldCallback held;
    private final ConnectionSide side;
    private final ConnectionSide peer;
    private final SecondThreadTask<AsyncCall> trigger;
    private volatile @Nullable AsyncCall request;
    private @Nullable SecondThreadTask<AsyncCall> other;

    private RunningCompletion(Trial trial, Connection connection, HeldCompletion which) {
        this.trial = trial;
        this.which = which;
        this.held = trial.hold();
        Connection ready = which == HeldCompletion.CONNECT ? connection.requested() : connection.accepted();
        this.side = which == HeldCompletion.ACCEPT ? ready.passive() : ready.active();
        this.peer = which == HeldCompletion.ACCEPT ? ready.active() : ready.passive();
        this.trigger = begin(ready);
    }

    /** Brings a completion about; the one of the connect where the request has ended without one. */
    static RunningCompletion of(Trial trial, Connection connection, HeldCompletion which) {
        RunningCompletion wanted = new RunningCompletion(trial, connection, which);
        RunningCompletion running = wanted.request == null && which != HeldCompletion.CONNECT
                ? new RunningCompletion(trial, new Connection(trial, connection.plan()), HeldCompletion.CONNECT)
                : wanted;
        trial.require(running.hasSucceeded(), () -> "no completion with STATUS_SUCCESS came");
        return running;
    }

    private SecondThreadTask<AsyncCall> begin(Connection ready) {
        functions().forEach(function -> trial.inside().completionOf(function, this::completed));
        SecondThreadTask<AsyncCall> begun = trial.onSecondThread(() -> which == HeldCompletion.CONNECT
                ? ready.passive().accept()
                : ready.active().completeConnect());
        trial.await("a completion of a connector", () -> held.reached() || (begun.isDone() && isOver()));
        return begun;
    }

    private Set<NdkFunction> functions() {
        return switch (which) {
            case CONNECT -> EnumSet.of(NdkFunction.CONNECT, NdkFunction.CONNECT_WITH_SHARED_ENDPOINT);
            case COMPLETE_CONNECT -> EnumSet.of(NdkFunction.COMPLETE_CONNECT, NdkFunction.COMPLETE_CONNECT_EX);
            case ACCEPT -> EnumSet.of(NdkFunction.ACCEPT, NdkFunction.ACCEPT_EX);
        };
    }

    private Lifetime connector() {
        return trial.lifetimeOf(side.connector());
    }

    private void completed(AsyncCall call) {
        if (call.lifetime().equals(connector())) {
            request = call;
            held.here();
        }
    }

    private boolean isOver() {
        return connector().asyncCalls().stream().allMatch(AsyncCall::isOver);
    }

    /** Its function may not have returned. */
    private boolean hasSucceeded() {
        AsyncCall completed = request;
        return completed != null
                && completed.callbacks().stream()
                        .anyMatch(callback -> NtStatus.STATUS_SUCCESS.equals(callback.status()));
    }

    /** The request whose completion does not return. */
    public AsyncCall request() {
        return trial.required(request, () -> "no completion came");
    }

    /** Calls another function on a second thread; tells whether it has returned before the completion. */
    public boolean anotherCallReturnsMeanwhile() {
        SecondThreadTask<AsyncCall> called =
                trial.onSecondThread(which == HeldCompletion.CONNECT ? side::completeConnect : side::disconnect);
        other = called;
        return called.returns() && held.isHeldFast();
    }

    /** Lets the completion return, and waits for what the other function brings: a disconnect needs the peer's. */
    public void end() {
        held.release();
        trigger.get();
        if (which != HeldCompletion.CONNECT) {
            trial.settle(peer.answer());
            trial.requireSuccess(peer.answer());
            trial.settle(peer.disconnect());
        }
        trial.settle(otherCall());
    }

    /** The call of the other function. */
    public AsyncCall otherCall() {
        return trial.required(other, () -> "no other function was called").get();
    }
}
