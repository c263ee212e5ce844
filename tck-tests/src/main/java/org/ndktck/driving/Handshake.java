package org.ndktck.driving;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.Completion;
import org.ndktck.gate.NdkFunction;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.connecting.Moment;
import org.ndktck.plan.connecting.Side;
import org.ndktck.reading.Read;
import org.ndktck.reading.Reads;
import org.ndktck.scene.Party;
import org.ndktck.scene.Scene;
import org.ndktck.trial.Trial;

/** A scene that is driven along a plan, for the rows that ask one side for its data. */
public final class Handshake {

    private final Trial trial;
    private final ConnectionPlan plan;
    private final List<Read> reads;
    private final Scene scene;
    private volatile @Nullable Reads result;

    /** Makes both sides; the given calls will be made on the asked one. */
    public Handshake(Trial trial, ConnectionPlan plan, List<Read> reads) {
        this.trial = trial;
        this.plan = plan;
        this.reads = List.copyOf(reads);
        this.scene = new Scene(trial, plan.scene()).onRequest(this::onRequest).onConnected(this::onConnected);
    }

    /** Connects and has the request answered; both sides are asked on the way. */
    public Handshake establish() {
        scene.connecting();
        AsyncCall connect = connect();
        if (scene.awaitRequest()) {
            answerRequest();
        }
        if (acceptIsUnderWay()) {
            trial.settle(connect);
        }
        trial.rethrow();
        if (plan.side() == Side.ACTIVE
                && plan.moment() == Moment.AFTERWARDS
                && connect.completion().succeeded()) {
            readOn(scene.active());
        }
        return this;
    }

    /** Inside the connect event; the scene accepts there, if nothing was answered before and the plan says so. */
    private void onRequest(Party passive) {
        if (plan.side() == Side.PASSIVE && plan.moment() == Moment.AT_ONCE) {
            readOn(passive);
        }
    }

    /** Inside the connect's completion, or right after its inline success. */
    private void onConnected(Party active) {
        if (plan.side() == Side.ACTIVE && plan.moment() == Moment.AT_ONCE) {
            readOn(active);
        }
    }

    private void answerRequest() {
        Party passive = scene.passive();
        if (plan.side() == Side.PASSIVE && plan.moment() == Moment.AFTERWARDS) {
            readOn(passive);
        }
        if (!passive.hasCalled()) {
            passive.accept();
        }
    }

    private void readOn(Party party) {
        if (!reads.isEmpty()) {
            result = party.read(reads.toArray(new Read[0]));
        }
    }

    /** The connect of the active side. */
    public AsyncCall connect() {
        return scene.active().connect();
    }

    /** The accept of the passive side. */
    public AsyncCall accept() {
        return trial.required(scene.passive().accepted(), () -> "NdkAccept was not called");
    }

    /** Whether the passive side accepted and the accept has not failed so far. */
    public boolean acceptIsUnderWay() {
        AsyncCall call = scene.passive().accepted();
        return call != null && (!call.settled() || call.completion().succeeded());
    }

    /** Whether the connect has its outcome and the passive side is not the cause of a failure. */
    public boolean connectIsItsOwnDoing() {
        return connect().settled() && (scene.passive().accepted() == null || acceptIsUnderWay());
    }

    /** Completes the connect, and waits for what must come of it. */
    public Handshake finish() {
        if (scene.passive().accepted() != null && !acceptIsUnderWay()) {
            return this;
        }
        trial.require(
                connect().completion().succeeded(),
                () -> "NdkConnect " + connect().completion().words());
        trial.settle(scene.active().completeConnect());
        trial.settle(accept());
        return this;
    }

    /** What the calls on the asked side brought. */
    public Reads reads() {
        return trial.required(result, this::whyUnread);
    }

    private String whyUnread() {
        Completion connecting = connect().completion();
        AsyncCall accepting = scene.passive().accepted();
        if (accepting != null && accepting.hasFailed()) {
            return NdkFunction.ACCEPT + " " + accepting.completion().words();
        }
        return NdkFunction.CONNECT + " " + connecting.words();
    }
}
