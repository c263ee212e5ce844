package org.ndktck.connection;

import java.net.InetAddress;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NtStatus;
import org.ndktck.circumstance.CallingThread;
import org.ndktck.gate.AddressCall;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.ConnectionGate;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.connecting.AnswerTime;
import org.ndktck.plan.connecting.ConnectorHistory;
import org.ndktck.plan.connecting.EarlierConnect;
import org.ndktck.plan.connecting.Route;
import org.ndktck.plan.connecting.Side;
import org.ndktck.plan.connecting.UndecidedRequest;
import org.ndktck.reading.AddressFunction;
import org.ndktck.reading.AddressQuery;
import org.ndktck.reading.Read;
import org.ndktck.reading.ReadResults;
import org.ndktck.trial.SecondThreadTask;
import org.ndktck.trial.Trial;
import org.ndktck.verify.PreconditionUnmet;
import org.ndktck.waiting.Waiting;

/** The steps of a connection, each of which brings about what comes before it. */
abstract class ConnectionSteps extends LocalAddressHolders {

    private final boolean standsBeside;
    private final AtomicBoolean requested = new AtomicBoolean();
    private Consumer<ConnectionSide> onRequest = side -> {};
    private volatile @Nullable Consumer<NdkConnector> othersRequests;
    private Consumer<ConnectionSide> onConnected = side -> {};

    ConnectionSteps(Trial trial, ConnectionPlan plan, int listenPort, int sourcePort, long queueDepth) {
        super(trial, plan, listenPort, sourcePort, queueDepth);
        this.standsBeside = trial.isBeside();
    }

    /** The connection, to go on with. */
    abstract Connection self();

    /** Does something inside the connect event, before the planned answer. */
    public Connection onRequest(Consumer<ConnectionSide> action) {
        onRequest = action;
        return self();
    }

    /** Does something inside the connect's completion, or right after its inline success. */
    public Connection onConnected(Consumer<ConnectionSide> action) {
        onConnected = action;
        return self();
    }

    /** Lets somebody else take the requests that arrive at the listener, until {@link #takeRequests}. */
    void leaveRequestsTo(Consumer<NdkConnector> other) {
        othersRequests = other;
    }

    /** Takes the requests that arrive from now on. */
    void takeRequests() {
        othersRequests = null;
    }

    /** The passive side listens. */
    public Connection listening() {
        if (port == 0 && to == null) {
            listens();
            port = listenPort == 0 ? chosenPort(listener()) : listenPort;
            CircumstanceSetup.of(trial).listening(self());
        }
        return self();
    }

    /** The active side has called connect, to the port that a call told. */
    public Connection connectingTo(AddressCall told) {
        port = told.port().orElse(0);
        CircumstanceSetup.of(trial).listening(self());
        return connecting();
    }

    /** The passive side listens, and the active side has everything that it connects with. */
    public Connection ready() {
        listening();
        if (!active.hasConnector()) {
            active.create();
        }
        if (plan.route() == Route.SHARED_ENDPOINT) {
            sharedEndpoint();
        }
        CircumstanceSetup.of(trial).ready(self());
        return self();
    }

    /** The active side has called connect; nothing is waited for. */
    public Connection connecting() {
        ready();
        if (!active.hasCalled()) {
            active.called(connect(active));
        }
        return self();
    }

    /** As {@link #connecting}, on the kit's second thread: the connect event may come on its stack. */
    public SecondThreadTask<AsyncCall> connectingOnSecondThread() {
        ready();
        return trial.onSecondThread(() -> {
            AsyncCall call = connect(active);
            active.called(call);
            return call;
        });
    }

    /** Another active side connects to the same listener; nothing is waited for. */
    public AsyncCall connectAnother() {
        ConnectionSide another = new ConnectionSide(trial, plan, Side.ACTIVE);
        another.create();
        another.called(connect(another));
        return another.connect();
    }

    /** Lets the active side connect to another host, at the listener's port. */
    public Connection towards(InetAddress host) {
        towards = host;
        return self();
    }

    /** The request has reached the passive side, whose connector is there. */
    public Connection requested() {
        connecting();
        trial.require(
                awaitRequest(),
                () -> "no connect event came; " + active.connect().function() + " "
                        + active.connect().completion().words());
        return self();
    }

    /** Waits for the connect event or for the end of the connect; tells whether the event has come. */
    public boolean awaitRequest() {
        AsyncCall connect = active.connect();
        // The failure is asked for first: an event that brings it about has come by then.
        trial.await(
                "the connect event",
                () -> passive.hasConnector() || trial.hasFailed() || (connect.hasFailed() && !requested.get()));
        trial.rethrow();
        if (passive.hasConnector()) {
            CircumstanceSetup.of(trial).requested(self());
        }
        return passive.hasConnector();
    }

    /** Whether the connect has failed because nobody listens at its destination. */
    public boolean wasRefused() {
        AsyncCall connect = active.connect();
        return connect.settled() && connect.completion().isAnyOf(NtStatus.STATUS_CONNECTION_REFUSED);
    }

    /** The passive side has called accept; nothing is waited for. */
    public Connection accepting() {
        requested();
        if (!passive.hasCalled()) {
            passive.accept();
        }
        return self();
    }

    /** The passive side has accepted; the connect has its outcome, or the accept has failed. */
    public Connection answered() {
        accepting();
        AsyncCall connect = active.connect();
        trial.await(
                Waiting.outcomeOf(connect),
                () -> connect.settled() || passive.answer().hasFailed());
        trial.rethrow();
        return self();
    }

    /** Goes on as far as the attempt gets; nothing is required from the accept on. */
    public Connection attempted() {
        answered();
        if (active.connect().completion().succeeded()) {
            if (!active.hasCompleted()) {
                active.completeConnect();
            }
            trial.settle(active.answer());
            trial.await(
                    Waiting.outcomeOf(passive.answer()),
                    () -> passive.answer().settled() || active.answer().hasFailed());
        }
        trial.rethrow();
        return self();
    }

    /** Goes on as far as asked, if the attempt gets there; gives the connect. */
    public AsyncCall attemptedUpTo(EarlierConnect stage) {
        connecting();
        if (awaitRequest() && stage == EarlierConnect.ESTABLISHED) {
            attempted();
        }
        return active.connect();
    }

    /** Whether nothing that the active side called has failed so far. */
    public boolean activeSideDidItsPart() {
        AsyncCall completing = active.accepted();
        return !active.connect().hasFailed() && (completing == null || !completing.hasFailed());
    }

    /** Whether the passive side has accepted and the accept has not failed so far. */
    public boolean acceptStands() {
        AsyncCall accepting = passive.accepted();
        return accepting != null && !accepting.hasFailed();
    }

    /** Whether the connect did not end before the accept was called. */
    public boolean connectEndedAfterTheAccept() {
        AsyncCall connect = active.connect();
        int accept = passive.answer().number();
        boolean inlineBefore = !connect.returned(NtStatus.STATUS_PENDING) && connect.endedAt() < accept;
        return !inlineBefore && connect.callbacks().stream().allMatch(callback -> callback.number() > accept);
    }

    /** The asked side may reject: the passive one has the request, the active one the acceptance. */
    public Connection readyToReject() {
        return plan.side() == Side.PASSIVE ? requested() : accepted();
    }

    /** What the asked side reads: the passive one before the answer, the active one after the accept. */
    public ReadResults read(Read... reads) {
        return readWhatever(reads).agreed(reads);
    }

    /** As {@link #read}, for a property that judges also where no two calls agree on a required size. */
    public ReadResults readWhatever(Read... reads) {
        return (plan.side() == Side.PASSIVE ? requested().passive : accepted().active).read(reads);
    }

    /** The connect has succeeded. */
    public Connection accepted() {
        answered();
        AsyncCall connect = active.connect();
        trial.require(
                connect.completion().succeeded(),
                () -> connect.function() + " " + connect.completion().words());
        CircumstanceSetup.of(trial).accepted(self());
        return self();
    }

    /** Both sides have completed with success. */
    public Connection established() {
        accepted();
        if (!active.hasCompleted()) {
            active.completeConnect();
        }
        requireSuccess(active.answer());
        requireSuccess(passive.answer());
        trial.rethrow();
        CircumstanceSetup.of(trial).established(self());
        return self();
    }

    /**
     * The connect of the active side's connector that is judged has been made. A provider that lets no connector
     * connect twice gets another connection (AMB-06). The request after a rejected one is read: what is left of the first
     * shows there.
     */
    public Connection connecting(ConnectorHistory history) {
        if (history == ConnectorHistory.UNUSED) {
            return connecting();
        }
        listening();
        CircumstanceSetup.of(trial).rejectedOnce(self());
        ready();
        connectOnceMore();
        if (!awaitRequest()) {
            return new Connection(trial, plan).connecting();
        }
        if (!passive.hasCalled()) {
            passive.read(Read.exactFetch());
        }
        return self();
    }

    /**
     * The request has reached the passive side, and so has another one, or not, which is not answered. A provider that keeps
     * but one undecided request at a listener gets another connection (AMB-44).
     */
    public Connection requestedBeside(UndecidedRequest other) {
        if (other == UndecidedRequest.OLDER) {
            listening();
            CircumstanceSetup.of(trial).leaveUndecided(self());
            return connecting().awaitRequest() ? self() : new Connection(trial, plan).requested();
        }
        requested();
        if (other == UndecidedRequest.NEWER) {
            connectAgain();
        }
        return self();
    }

    /** The active side connects again, to where nothing is in the way; nothing is waited for. */
    void connectOnceMore() {
        towards = null;
        active.called(connect(active));
    }

    /**
     * Another connector connects to the listener, over a local endpoint of its own; its request is not
     * answered. Waits until the request has reached the passive side.
     */
    public AsyncCall connectAgain() {
        ConnectionSide another = new ConnectionSide(trial, plan, Side.ACTIVE);
        another.create();
        long before = finishedConnectEvents();
        AsyncCall call = another.connect(request(ownEndpoint()), null, () -> {});
        trial.await("the connect event", () -> finishedConnectEvents() > before || call.hasFailed());
        return call;
    }

    AsyncCall connect(ConnectionSide side) {
        ConnectionGate.Request request = request(localOf(side));
        trial.describe(side.connector(), "active side", plan.replyBytes());
        return side.connect(request, plan.route() == Route.OWN_ENDPOINT ? null : sharedEndpoint(), () -> {
            trial.guarded(() -> onConnected.accept(side));
        });
    }

    /** Inside the connect event, on the provider's thread. */
    @Override
    void request(NdkConnector connector) {
        Consumer<NdkConnector> other = othersRequests;
        if (other != null) {
            other.accept(connector);
            return;
        }
        boolean again = requested.getAndSet(true);
        boolean fresh = trial.own(connector, standsBeside);
        if (again) {
            return; // one attempt is one request; whatever else comes is closed and not answered
        }
        if (!fresh) {
            trial.guarded(() -> trial.require(false, () -> "the connect event brought a connector that came before"));
            return;
        }
        trial.describe(connector, "passive side", plan.requestBytes());
        passive.seen(connector);
        try {
            onRequest.accept(passive);
            if (plan.answer() == AnswerTime.AT_ONCE && !passive.hasCalled()) {
                acceptInside();
            }
        } finally {
            passive.bring(connector);
        }
    }

    private void acceptInside() {
        passive.accept();
        if (trial.circumstances().thread() == CallingThread.IN_OWN_CALLBACK && !standsBeside) {
            trial.madeInside(passive.answer().function());
        }
    }

    /** Tries to establish the connection; gives the accept, or the call that failed on the way. */
    public AsyncCall decisiveCall() {
        try {
            return established().passive.answer();
        } catch (PreconditionUnmet stuck) {
            return trial.firstFailure().orElseThrow(() -> stuck);
        }
    }

    /** Brings about what a function can be asked on for an address. */
    public AddressQuery addressed(AddressFunction of) {
        NdkObject<?> object = switch (of) {
            case LISTENER -> listening().listener();
            case SHARED_ENDPOINT -> sharedEndpoint();
            case CONNECTOR, PEER -> established().asked().connector();
        };
        return new AddressQuery(trial, of, object, plan.family());
    }

    /** Calls connect, and waits for its outcome. */
    public AsyncCall connectEnded() {
        AsyncCall connect = connecting().active().connect();
        trial.settle(connect);
        trial.rethrow();
        return connect;
    }
}
