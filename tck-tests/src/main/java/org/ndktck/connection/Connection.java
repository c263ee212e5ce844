package org.ndktck.connection;

import java.net.InetSocketAddress;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NtStatus;
import org.ndktck.api.provider.Condition;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.Call;
import org.ndktck.gate.NdkFunction;
import org.ndktck.gate.PostedCall;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.adapter.ConnectFailureCause;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.adapter.Link;
import org.ndktck.plan.adapter.LinkLoss;
import org.ndktck.plan.connecting.AbsentListener;
import org.ndktck.plan.connecting.AcceptFailure;
import org.ndktck.plan.connecting.ConnectResult;
import org.ndktck.plan.connecting.ContextKind;
import org.ndktck.plan.connecting.LocalPort;
import org.ndktck.plan.connecting.OtherDestination;
import org.ndktck.plan.connecting.PausePlace;
import org.ndktck.plan.connecting.Refuser;
import org.ndktck.plan.connecting.Side;
import org.ndktck.plan.connecting.SilentListener;
import org.ndktck.plan.data.ReceiveTime;
import org.ndktck.plan.lifetime.Antecedent;
import org.ndktck.plan.lifetime.CallbackKind;
import org.ndktck.plan.lifetime.HeldCompletion;
import org.ndktck.plan.lifetime.LastState;
import org.ndktck.plan.lifetime.SourceState;
import org.ndktck.trial.CollectedResults;
import org.ndktck.trial.QpResources;
import org.ndktck.trial.Trial;

/**
 * Both sides of one connection, moved on step by step: each step brings about what it is called after,
 * the steps before it included, and ends the try undecided where another requirement did not deliver.
 */
public final class Connection extends ConnectionSteps {

    /** With these a connect fails before it asks anybody. */
    private static final NtStatus[] OF_THE_LOCAL_SIDE = {
        NtStatus.STATUS_SHARING_VIOLATION,
        NtStatus.STATUS_INVALID_ADDRESS,
        NtStatus.STATUS_TOO_MANY_ADDRESSES,
        NtStatus.STATUS_ADDRESS_ALREADY_EXISTS,
        NtStatus.STATUS_INSUFFICIENT_RESOURCES
    };

    private boolean endedWhileIdle;

    /** Makes a connection beside others of a try. */
    public Connection(Trial trial, ConnectionPlan plan) {
        this(trial, plan, QpResources.QUEUE_DEPTH);
    }

    /** Makes a connection whose queues take more than one request where the adapters permit. */
    public Connection(Trial trial, ConnectionPlan plan, long queueDepth) {
        super(trial, plan, askedPort(trial, plan), askedPort(trial, plan), queueDepth);
    }

    private static int askedPort(Trial trial, ConnectionPlan plan) {
        return plan.port() == LocalPort.GIVEN ? trial.givenPort() : 0;
    }

    @Override
    Connection self() {
        return this;
    }

    /** Opens a try whose calls all have a context of their own, and makes its first connection. */
    public static Connection of(Trial trial, ConnectionPlan plan) {
        trial.open(ContextKind.UNIQUE);
        return new Connection(trial, plan);
    }

    /** Connects from this local address in place of the planned one. */
    Connection from(InetSocketAddress local) {
        from = local;
        return this;
    }

    /** Connects to where another connection listens, and listens nowhere itself. */
    public Connection toListenerOf(Connection one) {
        to = one.listenerAddress();
        return this;
    }

    /** Listens elsewhere than another connection. */
    public Connection listeningApartFrom(Connection one, OtherDestination differing) {
        if (differing == OtherDestination.ADDRESS) {
            listensAt = trial.required(trial.unusedDestination(plan.family()).orElse(null), () -> "no second address");
            listenPort = one.port();
        }
        return this;
    }

    /**
     * Three more connectors connect over this connection's shared endpoint, one after the other, each to a destination of its
     * own; waits for the outcomes.
     *
     * @param like which connections
     * @param differing what the first of these destinations differs in from this connection's
     * @return the first connect that has not succeeded, or else the last
     */
    public AsyncCall threeMoreOverItsEndpoint(ConnectionPlan like, OtherDestination differing) {
        AsyncCall last = oneMoreOverItsEndpoint(like, differing);
        for (int more = 1; more < 3 && last.completion().succeeded(); more++) {
            last = oneMoreOverItsEndpoint(like, OtherDestination.PORT);
        }
        return last;
    }

    private AsyncCall oneMoreOverItsEndpoint(ConnectionPlan like, OtherDestination differing) {
        return new Connection(trial, like)
                .listeningApartFrom(this, differing)
                .fromSourceOf(this)
                .connectEnded();
    }

    /** Connects to where nobody listens. */
    public Connection towards(AbsentListener absent) {
        switch (absent) {
            case ITSELF -> to = askedSource();
            case LISTENER_ON_ANOTHER_ADDRESS ->
                listening()
                        .towards(trial.required(
                                trial.unusedDestination(plan.family()).orElse(null), () -> "no second address"));
            case LISTENER_OF_THE_OTHER_FAMILY -> {
                Family other = plan.family().other();
                trial.require(trial.facts().families().contains(other), () -> "no address of the other family");
                int port = new Connection(trial, plan.over(other)).listening().port();
                to = new InetSocketAddress(trial.destination(plan.family()), port);
            }
            case CLOSED_LISTENER -> {
                AsyncCall close = trial.close(listening().listener());
                trial.require(close.settled(), () -> "the close of the listener did not complete");
            }
        }
        return this;
    }

    /** Connects from the same local address as another connection, over a shared endpoint or not as planned. */
    public Connection fromSourceOf(Connection one) {
        sharedEndpoint = one.sharedEndpoint;
        from = sharedEndpoint == null ? one.sourceAddress() : null;
        return this;
    }

    /** A connect of which this has come. */
    public Connection broughtTo(LastState state) {
        switch (state) {
            case ESTABLISHED -> established();
            case DISCONNECTED -> disconnectedByBoth();
            case REJECTED -> rejected(requested().passive, active);
            case TURNED_DOWN -> rejected(accepted().active, passive);
            case REFUSED -> refused();
            case PENDING -> requested();
            case RETRIED -> retried();
        }
        return this;
    }

    /** The active side's connector holds its local address; one that must not try again (AMB-06) is replaced by another one. */
    public Connection holdingItsAddress(SourceState state) {
        broughtTo(state.attempt());
        return state == SourceState.RETRIED && !active.hasCompleted()
                ? new Connection(trial, plan).established()
                : this;
    }

    private void rejected(ConnectionSide by, ConnectionSide peer) {
        Call reject = by.reject();
        trial.requireSuccess(reject);
        trial.settle(peer == active ? peer.connect() : peer.answer());
    }

    /** The connect has failed, because the listener was closed before; how that is told is the provider's choice (AMB-57). */
    private void refused() {
        listening();
        trial.close(listener());
        requireRefusal();
    }

    private void requireRefusal() {
        AsyncCall connect = connecting().active().connect();
        trial.settle(connect);
        trial.require(
                isRefused(connect),
                () -> connect.function() + " " + connect.completion().words());
    }

    private static boolean isRefused(AsyncCall connect) {
        return connect.hasFailed() && !connect.completion().isAnyOf(OF_THE_LOCAL_SIDE);
    }

    /** Where the first connect pends for longer than anybody waits (AMB-51), it is left at that. */
    private void retried() {
        ready().silence(SilentListener.PAUSED);
        AsyncCall connect = connecting().active().connect();
        boolean ended = trial.settleOrTimeOut(connect);
        trial.require(
                !ended || isRefused(connect),
                () -> connect.function() + " " + connect.completion().words());
        trial.objects().controlConnectEvents(listener(), false);
        if (ended) {
            connectOnceMore();
            if (awaitRequest()) {
                established();
            }
        }
    }

    /** A connect has failed for a cause that is gone by now; the passive side listens. */
    public RetriedConnect afterTryingInVain(ConnectFailureCause obstacle) {
        Connection before = new Connection(trial, plan.withChosenPorts());
        before.to = new InetSocketAddress(trial.destination(plan.family()), listenPort);
        return new RetriedConnect(trial, this, before, obstacle);
    }

    /** Both sides have disconnected, the asked one first; gives its disconnect, which must have succeeded. */
    public AsyncCall disconnectedByBoth() {
        AsyncCall first = established().asked().disconnect();
        trial.settle(other().disconnect());
        requireSuccess(first);
        return first;
    }

    /** Ends the connection; gives the call that does it, or else the one that established the asked side. */
    public AsyncCall lose(LinkLoss loss) {
        if (loss == LinkLoss.PEER_CLOSES) {
            return other().close();
        }
        if (loss == LinkLoss.LINK_CUT_LATER) {
            trial.letEverythingTimeOut();
            trial.letThingsSettle();
            endedWhileIdle = !asked().disconnectEvents().isEmpty();
        }
        trial.begin(trial.controls().linkCut());
        trial.letEverythingTimeOut();
        return asked().answer();
    }

    /** Closes the connector of a side; over a cut link time passes until no provider waits for the peer any more (AMB-51). */
    public AsyncCall close(ConnectionSide side, Link link) {
        if (link == Link.CUT) {
            trial.begin(trial.controls().linkCut());
        }
        AsyncCall close = side.close();
        if (link == Link.CUT) {
            trial.letEverythingTimeOut();
        }
        trial.settle(close);
        return close;
    }

    /** Whether the asked side was told of an end while time passed and the link was there. */
    public boolean hasEndedWhileIdle() {
        return endedWhileIdle;
    }

    /** The active side completes the connect, and time passes until that has failed; gives that call. */
    public AsyncCall completeConnectInVain() {
        AsyncCall complete = active.completeConnect();
        trial.letEverythingTimeOut();
        trial.settle(complete);
        trial.require(complete.hasFailed(), () -> "no time-out came");
        trial.letThingsSettle();
        return complete;
    }

    /**
     * The peer of the asked side closes its connector while the asked side's accept or complete connect cannot have
     * succeeded; gives that call, which has failed.
     */
    public AsyncCall establishmentInVain() {
        accepted();
        trial.settle(other().close());
        trial.letThingsSettle();
        AsyncCall answer = plan().side() == Side.ACTIVE ? active.completeConnect() : passive.answer();
        trial.settle(answer);
        trial.require(
                answer.hasFailed(),
                () -> answer.function() + " " + answer.completion().words());
        return answer;
    }

    /** The accept fails, and its connector is closed; the link is up again afterwards. */
    public void failAccept(AcceptFailure how) {
        Condition.Ending cut = how.isCutOff() ? trial.begin(trial.controls().linkCut()) : () -> {};
        if (how != AcceptFailure.CLOSED_CUT_OFF) {
            trial.letEverythingTimeOut();
            trial.settle(passive.answer());
            trial.require(passive.answer().hasFailed(), () -> "the accept did not time out");
        }
        trial.settle(passive.close());
        trial.require(passive.answer().hasFailed(), () -> "the accept did not fail");
        cut.close();
    }

    /**
     * Lets the passive sides of two connections of one plan disconnect, first that of the other one, whose active side must be
     * told. Without an event to register, nothing is done.
     *
     * @return whether the active side of this one is told, too
     */
    public boolean tellsADepartureLike(Connection usual) {
        if (!plan.registration().registers()) {
            return true;
        }
        usual.passive.disconnect();
        trial.require(usual.active.awaitDisconnectEvent(), () -> "no disconnect event came on another connection");
        passive.disconnect();
        return active.awaitDisconnectEvent();
    }

    /** Both sides are connected, and one of them has posted a receive, before that or afterwards; gives the receive. */
    public PostedCall establishedWithAReceiveOf(ConnectionSide side, ReceiveTime when) {
        if (when == ReceiveTime.CONNECTED) {
            established();
            return side.receive();
        }
        PostedCall receive = side.receive();
        established();
        return receive;
    }

    /** Collects the results of both sides' work requests: they may share completion queues. */
    public CollectedResults collectedResults() {
        return new CollectedResults(
                trial,
                Stream.concat(active.queues().stream(), passive.queues().stream())
                        .distinct()
                        .toList());
    }

    /** Pauses the listener. */
    public void pause(PausePlace where) {
        switch (where) {
            case OUTSIDE_ITS_EVENTS -> trial.objects().controlConnectEvents(listener(), true);
            case INSIDE_ITS_EVENT -> CircumstanceSetup.of(trial).pauseInsideAnEvent(this);
        }
    }

    /** Closes the older connections of the listener, where there are any: circumstances bring them about. */
    public void olderConnectionsOfTheListenerEnd() {
        CircumstanceSetup.of(trial).guestsLeave();
    }

    /** Ends the pause of the listener where the connect is still pending; tells whether its connect event has come then. */
    public boolean awaitRequestAfterThePause() {
        if (active.connect().settled() || passive.hasConnector()) {
            return false;
        }
        trial.objects().controlConnectEvents(listener(), false);
        return awaitRequest();
    }

    /** The listener takes no further requests. */
    public void silence(SilentListener how) {
        if (how == SilentListener.PAUSED) {
            trial.objects().controlConnectEvents(listener(), true);
        } else {
            trial.startClose(listener());
        }
    }

    /** Connects to what refuses the request; the refusal is not waited for. */
    public AsyncCall connectRefusedBy(Refuser refuser) {
        return switch (refuser) {
            case NOBODY -> {
                trial.close(ready().listener());
                yield connecting().active().connect();
            }
            case PAUSED_LISTENER -> {
                ready().silence(SilentListener.PAUSED);
                yield connecting().active().connect();
            }
            case CLOSING_LISTENER -> connectToAClosingListener();
            case CONSUMER -> {
                Call reject = requested().passive().reject();
                trial.require(reject.returned(NtStatus.STATUS_SUCCESS), () -> "NdkReject " + reject.result());
                yield active.connect();
            }
        };
    }

    private AsyncCall connectToAClosingListener() {
        requested();
        trial.require(passive.connector() != null, () -> "no connector keeps the listener open");
        Connection second = new Connection(trial, plan);
        second.listener = listener;
        second.listenerLifetime = listenerLifetime;
        second.port = port;
        second.ready();
        silence(SilentListener.CLOSING);
        return second.connecting().active().connect();
    }

    /** Connects, and closes the connector inside the completion, or right after an inline outcome. */
    public AsyncCall connectAndCloseInside(ConnectResult attempt) {
        AtomicBoolean called = new AtomicBoolean();
        AtomicReference<@Nullable AsyncCall> close = new AtomicReference<>();
        ready();
        Consumer<AsyncCall> closing = call -> {
            if (!called.getAndSet(true)) {
                close.set(active.close());
                trial.wake();
            }
        };
        trial.inside().completionOf(NdkFunction.CONNECT, closing);
        trial.inside().completionOf(NdkFunction.CONNECT_WITH_SHARED_ENDPOINT, closing);
        if (attempt == ConnectResult.REFUSED) {
            silence(SilentListener.PAUSED);
            connecting();
        } else {
            accepting();
        }
        trial.settle(active.connect());
        boolean inline = active.connect().callbacks().isEmpty(); // or else the completion closes, if late
        if (inline && !called.getAndSet(true)) {
            close.set(active.close());
        }
        trial.await("the close inside the completion", () -> close.get() != null);
        return trial.required(close.get(), () -> "the close did not return");
    }

    /** An object that others of the connection depend on. */
    public NdkObject<?> antecedent(Antecedent which) {
        return switch (which) {
            case LISTENER -> listener();
            case QP -> asked().qp();
            case CQ -> asked().cq();
            case PD -> asked().pd();
            case SHARED_ENDPOINT -> sharedEndpoint();
        };
    }

    /** Closes both connectors. */
    void close() {
        trial.close(active.connector());
        trial.close(passive.connector());
    }

    /** Closes the queue pairs that are still open, and waits for them. */
    public void closeQueuePairs() {
        trial.closeIfOpen(active.qp());
        trial.closeIfOpen(passive.qp());
    }

    /** Brings a connector of the connection to a place in its life. */
    public ConnectorStages stages() {
        return new ConnectorStages(trial, this);
    }

    /** A completion that the kit keeps from returning. */
    public RunningCompletion hold(HeldCompletion which) {
        return RunningCompletion.of(trial, this, which);
    }

    /** Connections like this one, which tell where something fails whether another requirement is to blame. */
    public ControlConnections controls() {
        return new ControlConnections(trial, plan);
    }

    /** Closes the object that a callback is about inside it. */
    public CloseInsideCallback closeInside(CallbackKind callback) {
        return new CloseInsideCallback(trial, this).bringAbout(callback);
    }

    /** Watches whether the asked side hears that its peer has left before it hears of the connection. */
    public EarlyDisconnectEvent watchForAnEarlyEvent() {
        return new EarlyDisconnectEvent(asked());
    }

    /** Watches the disconnect events of the asked side, which leaves by itself. */
    public LocalDisconnectEvents watchTheAskedSide() {
        return new LocalDisconnectEvents(trial, asked());
    }
}
