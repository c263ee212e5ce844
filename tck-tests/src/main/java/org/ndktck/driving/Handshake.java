package org.ndktck.driving;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.ndktck.circumstance.EndpointUse;
import org.ndktck.connection.Connection;
import org.ndktck.connection.ConnectionSide;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.AsyncOutcome;
import org.ndktck.gate.NdkFunction;
import org.ndktck.plan.ConnectionDataPlan;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.connecting.QueryMoment;
import org.ndktck.plan.connecting.Side;
import org.ndktck.reading.Read;
import org.ndktck.reading.ReadResults;
import org.ndktck.trial.Trial;

/** A connection that is driven along a plan, for the rows that ask one side for its data. */
public final class Handshake {

    private final Trial trial;
    private final ConnectionDataPlan plan;
    private final List<Read> reads;
    private final Connection connection;
    private volatile @Nullable ReadResults result;

    /** Makes both sides. */
    public Handshake(Trial trial, ConnectionDataPlan plan) {
        this(trial, plan, plan.connectionPlan(), List.of());
    }

    private Handshake(Trial trial, ConnectionDataPlan plan, ConnectionPlan connection, List<Read> reads) {
        this.trial = trial;
        this.plan = plan;
        this.reads = List.copyOf(reads);
        this.connection =
                new Connection(trial, connection).onRequest(this::onRequest).onConnected(this::onConnected);
    }

    /**
     * Makes both sides; the given calls will be made on the asked one. What a side is told does not depend on the local
     * endpoint of the active side: the circumstances say which it is.
     */
    public static Handshake asking(Trial trial, ConnectionDataPlan plan, List<Read> reads) {
        ConnectionPlan connection = plan.connectionPlan();
        boolean isFresh = trial.circumstances().endpoint() == EndpointUse.FRESH;
        return new Handshake(trial, plan, isFresh ? connection : connection.overSharedEndpoint(), reads);
    }

    /** Connects and has the request answered; both sides are asked on the way. */
    public Handshake establish() {
        connection.connecting();
        AsyncCall connect = connect();
        if (connection.awaitRequest()) {
            answerRequest();
        }
        if (acceptIsUnderWay()) {
            trial.settle(connect);
        }
        trial.rethrow();
        if (plan.side() == Side.ACTIVE
                && plan.moment() == QueryMoment.AFTERWARDS
                && connect.completion().succeeded()) {
            readOn(connection.active());
        }
        return this;
    }

    /** Inside the connect event; the connection accepts there, if nothing was answered before and the plan says so. */
    private void onRequest(ConnectionSide passive) {
        if (plan.side() == Side.PASSIVE && plan.moment() == QueryMoment.AT_ONCE) {
            readOn(passive);
        }
    }

    /** Inside the connect's completion, or right after its inline success. */
    private void onConnected(ConnectionSide active) {
        if (plan.side() == Side.ACTIVE && plan.moment() == QueryMoment.AT_ONCE) {
            readOn(active);
        }
    }

    private void answerRequest() {
        ConnectionSide passive = connection.passive();
        if (plan.side() == Side.PASSIVE && plan.moment() == QueryMoment.AFTERWARDS) {
            readOn(passive);
        }
        if (!passive.hasCalled()) {
            passive.accept();
        }
    }

    private void readOn(ConnectionSide side) {
        if (!reads.isEmpty()) {
            result = side.read(reads.toArray(new Read[0]));
        }
    }

    /** The connect of the active side. */
    public AsyncCall connect() {
        return connection.active().connect();
    }

    /** The accept of the passive side. */
    public AsyncCall accept() {
        return trial.required(connection.passive().accepted(), () -> "NdkAccept was not called");
    }

    /** Whether the passive side accepted and the accept has not failed so far. */
    public boolean acceptIsUnderWay() {
        AsyncCall call = connection.passive().accepted();
        return call != null && (!call.settled() || call.completion().succeeded());
    }

    /** Whether the connect has its outcome and the passive side is not the cause of a failure. */
    public boolean connectIsItsOwnDoing() {
        return connect().settled() && (connection.passive().accepted() == null || acceptIsUnderWay());
    }

    /** Completes the connect, and waits for what must come of it. */
    public Handshake finish() {
        if (connection.passive().accepted() != null && !acceptIsUnderWay()) {
            return this;
        }
        trial.require(
                connect().completion().succeeded(),
                () -> "NdkConnect " + connect().completion().words());
        trial.settle(connection.active().completeConnect());
        trial.settle(accept());
        return this;
    }

    /** What the calls on the asked side brought. */
    public ReadResults reads() {
        return trial.required(result, this::whyUnread);
    }

    private String whyUnread() {
        AsyncOutcome connecting = connect().completion();
        AsyncCall accepting = connection.passive().accepted();
        if (accepting != null && accepting.hasFailed()) {
            return NdkFunction.ACCEPT + " " + accepting.completion().words();
        }
        return NdkFunction.CONNECT + " " + connecting.words();
    }
}
