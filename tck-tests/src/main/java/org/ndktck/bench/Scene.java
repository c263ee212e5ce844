package org.ndktck.bench;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkListener;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkSharedEndpoint;
import org.ndktck.api.NdkVersion;
import org.ndktck.api.NtStatus;
import org.ndktck.api.provider.Condition;
import org.ndktck.gate.AddressCall;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.Call;
import org.ndktck.gate.ConnectionGate;
import org.ndktck.gate.EventCallback;
import org.ndktck.gate.ExtensionCall;
import org.ndktck.gate.NdkFunction;
import org.ndktck.plan.AcceptFailure;
import org.ndktck.plan.Answer;
import org.ndktck.plan.Antecedent;
import org.ndktck.plan.Attempt;
import org.ndktck.plan.Claim;
import org.ndktck.plan.LocalPort;
import org.ndktck.plan.Loss;
import org.ndktck.plan.Nobody;
import org.ndktck.plan.ObjectKind;
import org.ndktck.plan.Obstacle;
import org.ndktck.plan.Refuser;
import org.ndktck.plan.Route;
import org.ndktck.plan.ScenePlan;
import org.ndktck.plan.Side;
import org.ndktck.plan.SilentListener;
import org.ndktck.plan.Within;
import org.ndktck.verify.PreconditionUnmet;

/**
 * Both sides of one connection, moved on step by step: each step brings about what it is called after,
 * the steps before it included, and ends the try undecided where another requirement did not deliver.
 */
public final class Scene {

    private final Bench bench;
    private final ScenePlan plan;
    private final Party active;
    private final Party passive;
    private final AtomicBoolean requested = new AtomicBoolean();
    private Consumer<Party> onRequest = party -> {};
    private Consumer<Party> onConnected = party -> {};
    private @Nullable NdkListener listener;
    private @Nullable NdkSharedEndpoint sharedEndpoint;
    private @Nullable AsyncCall listen;
    private final int listenPort;
    private final int sourcePort;
    private @Nullable InetSocketAddress from;
    private @Nullable InetSocketAddress to;
    private @Nullable InetAddress towards;
    private int port;

    Scene(Bench bench, ScenePlan plan) {
        this(bench, plan, Endpoint.QUEUE_DEPTH);
    }

    Scene(Bench bench, ScenePlan plan, long queueDepth) {
        this.bench = bench;
        this.plan = plan;
        this.listenPort = plan.port() == LocalPort.GIVEN ? bench.givenPort() : 0;
        this.sourcePort = plan.port() == LocalPort.GIVEN ? bench.givenPort() : 0;
        this.active = new Party(bench, plan, Side.ACTIVE, queueDepth);
        this.passive = new Party(bench, plan, Side.PASSIVE, queueDepth);
    }

    // --- what the property may ask for before the first step

    /** Does something inside the connect event, before the planned answer. */
    public Scene onRequest(Consumer<Party> action) {
        onRequest = action;
        return this;
    }

    /** Does something inside the connect's completion, or right after its inline success. */
    public Scene onConnected(Consumer<Party> action) {
        onConnected = action;
        return this;
    }

    /** Connects from this local address in place of the planned one. */
    Scene from(InetSocketAddress local) {
        from = local;
        return this;
    }

    /** Connects to where another scene listens, and listens nowhere itself. */
    public Scene toListenerOf(Scene one) {
        to = one.listenerAddress();
        return this;
    }

    /** Connects to where nobody listens. */
    public Scene towards(Nobody nobody) {
        if (nobody == Nobody.ITSELF) {
            to = askedSource();
            return this;
        }
        AsyncCall close = bench.close(listening().listener());
        bench.require(close.settled(), () -> "the close of the listener did not complete");
        return this;
    }

    /** Connects from the same local address as another scene, over a shared endpoint or not as planned. */
    public Scene fromSourceOf(Scene one) {
        sharedEndpoint = one.sharedEndpoint;
        from = sharedEndpoint == null ? one.sourceAddress() : null;
        return this;
    }

    // --- steps

    /** The passive side listens. */
    public Scene listening() {
        if (port == 0 && to == null) {
            listens();
            port = listenPort == 0 ? chosenPort(listener()) : listenPort;
        }
        return this;
    }

    /** The passive side listens, on a port that nobody has asked for yet. */
    public Addressed listens() {
        NdkListener created = createListener();
        AsyncCall call = bench.objects().listen(created, bench.destination(plan.family()), listenPort);
        listen = call;
        requireSuccess(call);
        return new Addressed(bench, AddressOf.LISTENER, created, plan.family());
    }

    /** The active side has called connect, to the port that a call told. */
    public Scene connectingTo(AddressCall told) {
        port = told.port().orElse(0);
        return connecting();
    }

    private int chosenPort(NdkListener created) {
        int chosen = bench.addresses()
                .getLocalAddress(created, Bench.AMPLE_ADDRESS)
                .port()
                .orElse(0);
        bench.require(chosen != 0, () -> "NdkGetLocalAddress of the listener brought no address");
        return chosen;
    }

    /** The passive side has a listener, which does not listen. */
    public NdkListener createListener() {
        NdkListener created = bench.created(
                bench.objects().createListener(bench.adapters().passiveAdapter(), this::request), NdkListener.class);
        listener = created;
        return created;
    }

    /** The passive side listens, and the active side has everything that it connects with. */
    public Scene ready() {
        listening();
        if (!active.hasConnector()) {
            active.bring(bench.created(
                    bench.objects().createConnector(bench.adapters().activeAdapter()), NdkConnector.class));
        }
        if (plan.route() == Route.SHARED_ENDPOINT) {
            sharedEndpoint();
        }
        return this;
    }

    /** The active side has called connect; nothing is waited for. */
    public Scene connecting() {
        ready();
        if (!active.hasCalled()) {
            active.called(connect(active));
        }
        return this;
    }

    /** As {@link #connecting}, on the kit's second thread: the connect event may come on its stack. */
    public Aside<AsyncCall> connectingAside() {
        ready();
        return bench.aside(() -> {
            AsyncCall call = connect(active);
            active.called(call);
            return call;
        });
    }

    /** Another active side connects to the same listener; nothing is waited for. */
    public AsyncCall connectAnother() {
        Party another = new Party(bench, plan, Side.ACTIVE);
        another.bring(
                bench.created(bench.objects().createConnector(bench.adapters().activeAdapter()), NdkConnector.class));
        another.called(connect(another));
        return another.connect();
    }

    /** Lets the active side connect to another host, at the listener's port. */
    public Scene towards(InetAddress host) {
        towards = host;
        return this;
    }

    /** The request has reached the passive side, whose connector is there. */
    public Scene requested() {
        connecting();
        bench.require(
                awaitRequest(),
                () -> "no connect event came; " + active.connect().function() + " "
                        + active.connect().completion().words());
        return this;
    }

    /** Waits for the connect event or for the end of the connect; tells whether the event has come. */
    public boolean awaitRequest() {
        AsyncCall connect = active.connect();
        bench.await(
                "the connect event",
                () -> passive.hasConnector() || bench.hasFailed() || (!requested.get() && connect.hasFailed()));
        bench.rethrow();
        return passive.hasConnector();
    }

    /** Whether the connect has failed because nobody listens at its destination. */
    public boolean wasRefused() {
        AsyncCall connect = active.connect();
        return connect.settled() && connect.completion().isAnyOf(NtStatus.STATUS_CONNECTION_REFUSED);
    }

    /** The passive side has called accept; nothing is waited for. */
    public Scene accepting() {
        requested();
        if (!passive.hasCalled()) {
            passive.accept();
        }
        return this;
    }

    /** The passive side has accepted; the connect has its outcome, or the accept has failed. */
    public Scene answered() {
        accepting();
        AsyncCall connect = active.connect();
        bench.await(
                Waiting.outcomeOf(connect),
                () -> connect.settled() || passive.answer().hasFailed());
        bench.rethrow();
        return this;
    }

    /** Goes on as far as the attempt gets; nothing is required from the accept on. */
    public Scene attempted() {
        answered();
        if (active.connect().completion().succeeded()) {
            if (!active.hasCompleted()) {
                active.completeConnect();
            }
            bench.settle(active.answer());
            bench.await(
                    Waiting.outcomeOf(passive.answer()),
                    () -> passive.answer().settled() || active.answer().hasFailed());
        }
        bench.rethrow();
        return this;
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
        return active.connect().callbacks().stream()
                .allMatch(callback -> callback.number() > passive.answer().number());
    }

    /** The asked side may reject: the passive one has the request, the active one the acceptance. */
    public Scene readyToReject() {
        return plan.side() == Side.PASSIVE ? requested() : accepted();
    }

    /** What the asked side reads: the passive one before the answer, the active one after the accept. */
    public Reads read(Read... reads) {
        return bench.agreed((plan.side() == Side.PASSIVE ? requested().passive : accepted().active).read(reads), reads);
    }

    /** The connect has succeeded. */
    public Scene accepted() {
        answered();
        AsyncCall connect = active.connect();
        bench.require(
                connect.completion().succeeded(),
                () -> connect.function() + " " + connect.completion().words());
        return this;
    }

    /** Both sides have completed with success. */
    public Scene established() {
        accepted();
        if (!active.hasCompleted()) {
            active.completeConnect();
        }
        requireSuccess(active.answer());
        requireSuccess(passive.answer());
        bench.rethrow();
        return this;
    }

    /** A connect of which this has come. */
    public Scene after(Attempt attempt) {
        return attempt == Attempt.ACCEPTED ? established() : refused();
    }

    /** The connect has failed, because the listener was closed before. */
    private Scene refused() {
        listening();
        bench.close(listener());
        connecting();
        AsyncCall connect = active.connect();
        bench.settle(connect);
        bench.require(
                wasRefused(),
                () -> connect.function() + " " + connect.completion().words());
        return this;
    }

    /** A connect has failed for a cause that is gone by now; the passive side listens. */
    public AttemptInVain afterTryingInVain(Obstacle obstacle) {
        Scene before = bench.sceneBeside(plan.withChosenPorts());
        before.to = new InetSocketAddress(bench.destination(plan.family()), listenPort);
        return new AttemptInVain(bench, this, before, obstacle);
    }

    /** The active side connects again, to where nothing is in the way; nothing is waited for. */
    void connectOnceMore() {
        towards = null;
        active.called(connect(active));
    }

    private void requireSuccess(AsyncCall call) {
        bench.settle(call);
        bench.require(
                call.completion().succeeded(),
                () -> call.function() + " " + call.completion().words());
    }

    /**
     * Another connector connects to the listener, over a local endpoint of its own; its request is not
     * answered. Waits until the request has reached the passive side.
     */
    public AsyncCall connectAgain() {
        Party another = new Party(bench, plan, Side.ACTIVE);
        another.bring(
                bench.created(bench.objects().createConnector(bench.adapters().activeAdapter()), NdkConnector.class));
        long before = finishedConnectEvents();
        AsyncCall call = another.connect(request(ownEndpoint()), null, () -> {});
        bench.await("the connect event", () -> finishedConnectEvents() > before || call.hasFailed());
        return call;
    }

    private long finishedConnectEvents() {
        return bench.events().stream()
                .filter(event ->
                        event.owner().equals(listener()) && !event.span().running())
                .count();
    }

    private InetSocketAddress ownEndpoint() {
        return new InetSocketAddress(bench.source(plan.family()), 0);
    }

    private ConnectionGate.Request request(InetSocketAddress local) {
        InetSocketAddress remote = to == null ? listenerAddress() : to;
        InetAddress host = towards == null ? remote.getAddress() : towards;
        return new ConnectionGate.Request(
                local.getAddress(),
                local.getPort(),
                host,
                remote.getPort(),
                plan.limits().inA(),
                plan.limits().outA());
    }

    private AsyncCall connect(Party party) {
        ConnectionGate.Request request = request(localOf(party));
        bench.describe(party.connector(), "active side", plan.replyBytes());
        return party.connect(request, plan.route() == Route.OWN_ENDPOINT ? null : sharedEndpoint(), () -> {
            bench.guarded(() -> onConnected.accept(party));
        });
    }

    /** Another active side has a local port of its own. */
    private InetSocketAddress localOf(Party party) {
        InetSocketAddress asked = from == null ? askedSource() : from;
        return party == active || asked.getPort() == 0
                ? asked
                : new InetSocketAddress(asked.getAddress(), bench.givenPort());
    }

    /** Inside the connect event, on the provider's thread. */
    private void request(NdkConnector connector) {
        boolean again = requested.getAndSet(true);
        boolean fresh = bench.own(connector);
        if (again) {
            return; // one attempt is one request; whatever else comes is closed and not answered
        }
        if (!fresh) {
            bench.guarded(() -> bench.require(false, () -> "the connect event brought a connector that came before"));
            return;
        }
        bench.describe(connector, "passive side", plan.requestBytes());
        passive.seen(connector);
        try {
            onRequest.accept(passive);
            if (plan.answer() == Answer.AT_ONCE && !passive.hasCalled()) {
                passive.accept();
            }
        } finally {
            passive.bring(connector);
        }
    }

    /** Both sides have disconnected, the asked one first; gives its disconnect, which must have succeeded. */
    public AsyncCall disconnectedByBoth() {
        AsyncCall first = established().asked().disconnect();
        bench.settle(other().disconnect());
        requireSuccess(first);
        return first;
    }

    /** Ends the connection; gives the call that does it, or else the one that established the asked side. */
    public AsyncCall lose(Loss loss) {
        if (loss == Loss.PEER_CLOSES) {
            return other().close();
        }
        if (loss == Loss.LINK_CUT_LATER) {
            bench.letEverythingTimeOut();
        }
        bench.begin(bench.controls().linkCut());
        bench.letEverythingTimeOut();
        return asked().answer();
    }

    /** The accept fails, and its connector is closed; the link is up again afterwards. */
    public void failAccept(AcceptFailure how) {
        Condition.Ending cut = how.isCutOff() ? bench.begin(bench.controls().linkCut()) : () -> {};
        if (how != AcceptFailure.CLOSED_CUT_OFF) {
            bench.letEverythingTimeOut();
            bench.settle(passive.answer());
            bench.require(passive.answer().hasFailed(), () -> "the accept did not time out");
        }
        bench.settle(passive.close());
        bench.require(passive.answer().hasFailed(), () -> "the accept did not fail");
        cut.close();
    }

    /** The listener takes no further requests. */
    public void silence(SilentListener how) {
        if (how == SilentListener.PAUSED) {
            bench.objects().controlConnectEvents(listener(), true);
        } else {
            bench.startClose(listener());
        }
    }

    /** Connects to what refuses the request; the refusal is not waited for. */
    public AsyncCall connectRefusedBy(Refuser refuser) {
        return switch (refuser) {
            case NOBODY -> {
                bench.close(ready().listener());
                yield connecting().active().connect();
            }
            case PAUSED_LISTENER -> {
                ready().silence(SilentListener.PAUSED);
                yield connecting().active().connect();
            }
            case CLOSING_LISTENER -> connectToAClosingListener();
            case CONSUMER -> {
                Call reject = requested().passive().reject();
                bench.require(reject.returned(NtStatus.STATUS_SUCCESS), () -> "NdkReject " + reject.result());
                yield active.connect();
            }
        };
    }

    private AsyncCall connectToAClosingListener() {
        requested();
        bench.require(passive.connector() != null, () -> "no connector keeps the listener open");
        Scene second = bench.sceneBeside(plan);
        second.listener = listener;
        second.port = port;
        second.ready();
        silence(SilentListener.CLOSING);
        return second.connecting().active().connect();
    }

    /** Connects, and closes the connector inside the completion, or right after an inline outcome. */
    public AsyncCall connectAndCloseInside(Attempt attempt) {
        AtomicBoolean called = new AtomicBoolean();
        AtomicReference<@Nullable AsyncCall> close = new AtomicReference<>();
        ready();
        Consumer<AsyncCall> closing = call -> {
            if (!called.getAndSet(true)) {
                close.set(active.close());
                bench.wake();
            }
        };
        bench.inside().completionOf(NdkFunction.CONNECT, closing);
        bench.inside().completionOf(NdkFunction.CONNECT_WITH_SHARED_ENDPOINT, closing);
        if (attempt == Attempt.REFUSED) {
            silence(SilentListener.PAUSED);
            connecting();
        } else {
            accepting();
        }
        bench.settle(active.connect());
        boolean inline = active.connect().callbacks().isEmpty(); // or else the completion closes, if late
        if (inline && !called.getAndSet(true)) {
            close.set(active.close());
        }
        bench.await("the close inside the completion", () -> close.get() != null);
        return bench.required(close.get(), () -> "the close did not return");
    }

    /** An object that others of the scene depend on. */
    public NdkObject<?> antecedent(Antecedent which) {
        return switch (which) {
            case LISTENER -> listener();
            case QP -> asked().qp();
            case CQ -> asked().cq();
            case PD -> asked().pd();
            case SHARED_ENDPOINT -> sharedEndpoint();
        };
    }

    /** Closes the queue pairs that are still open, and waits for them. */
    public void closeQueuePairs() {
        bench.closeIfOpen(active.qp());
        bench.closeIfOpen(passive.qp());
    }

    /** Closes the listener, or the shared endpoint, behind the asked side's address. */
    public void closeEndpointOfTheAskedSide() {
        if (plan.side() == Side.PASSIVE) {
            bench.close(listener());
        } else if (sharedEndpoint != null) {
            bench.close(sharedEndpoint);
        }
    }

    /** A new listener listens where the asked side had its address; the outcome is waited for. */
    public AsyncCall listenOnThePortOfTheAskedSide() {
        boolean passiveSide = plan.side() == Side.PASSIVE;
        NdkListener again = bench.created(
                bench.objects()
                        .createListener(
                                passiveSide
                                        ? bench.adapters().passiveAdapter()
                                        : bench.adapters().activeAdapter(),
                                connector -> {}),
                NdkListener.class);
        AsyncCall listening = bench.objects()
                .listen(
                        again,
                        passiveSide ? bench.destination(plan.family()) : bench.source(plan.family()),
                        passiveSide ? port : sourcePort);
        bench.settle(listening);
        return listening;
    }

    /** Brings a connector of the scene to a place in its life. */
    public Stages stages() {
        return new Stages(bench, this);
    }

    /** Closes the object that a callback is about inside it. */
    public CloseWithin closeWithin(Within callback) {
        return new CloseWithin(bench, this).bringAbout(callback);
    }

    /** Watches whether the asked side hears that its peer has left before it hears of the connection. */
    public EarlyEvent watchForAnEarlyEvent() {
        return new EarlyEvent(asked());
    }

    /** Watches the disconnect events of the asked side, which leaves by itself. */
    public LocalCause watchTheAskedSide() {
        return new LocalCause(asked());
    }

    // --- what the scene holds

    /** The plan. */
    public ScenePlan plan() {
        return plan;
    }

    /** The side that connects. */
    public Party active() {
        return active;
    }

    /** The side with the listener. */
    public Party passive() {
        return passive;
    }

    /** The side that the plan is about. */
    public Party asked() {
        return party(plan.side());
    }

    /** The peer of the side that the plan is about. */
    public Party other() {
        return party(plan.side() == Side.ACTIVE ? Side.PASSIVE : Side.ACTIVE);
    }

    /** Either side. */
    Party party(Side side) {
        return side == Side.ACTIVE ? active : passive;
    }

    /** The listener. */
    public NdkListener listener() {
        return bench.required(listener, () -> "there is no listener");
    }

    /** The connect events of the listener so far. */
    public List<EventCallback> connectEvents() {
        NdkListener present = listener();
        return bench.events().stream()
                .filter(event -> event.kind() == EventCallback.Kind.CONNECT
                        && event.owner().equals(present))
                .toList();
    }

    /** The call of NdkListen. */
    public AsyncCall listen() {
        return bench.required(listen, () -> "NdkListen was not called");
    }

    /** The listener's port. */
    public int port() {
        return port;
    }

    /** The shared endpoint, made when it is first asked for. */
    public NdkSharedEndpoint sharedEndpoint() {
        NdkSharedEndpoint present = sharedEndpoint;
        if (present == null) {
            present = bench.created(
                    bench.objects()
                            .createSharedEndpoint(
                                    bench.adapters().activeAdapter(), bench.source(plan.family()), sourcePort),
                    NdkSharedEndpoint.class);
            sharedEndpoint = present;
        }
        return present;
    }

    /** An object of a kind, made for this scene if it has none. */
    public NdkObject<?> object(ObjectKind kind) {
        return switch (kind) {
            case CONNECTOR ->
                bench.created(bench.objects().createConnector(bench.adapters().activeAdapter()), NdkConnector.class);
            case LISTENER ->
                bench.created(
                        bench.objects().createListener(bench.adapters().passiveAdapter(), bench::own),
                        NdkListener.class);
            case SHARED_ENDPOINT -> sharedEndpoint();
            case QP -> active.qp();
            case CQ -> active.cq();
            case PD -> active.pd();
            case ADAPTER -> bench.adapters().activeAdapter();
        };
    }

    /** Asks an object of a kind for an extension that nobody has. */
    public ExtensionCall askForAnUnknownExtension(ObjectKind kind) {
        return bench.queries().queryExtension(object(kind), Bench.UNKNOWN_EXTENSION, NdkVersion.V1_1);
    }

    /** Tries to establish the connection; gives the accept, or the call that failed on the way. */
    public AsyncCall decisiveCall() {
        try {
            return established().passive.answer();
        } catch (PreconditionUnmet stuck) {
            return bench.firstFailure().orElseThrow(() -> stuck);
        }
    }

    // --- addresses

    /** Where the passive side listens. */
    public InetSocketAddress listenerAddress() {
        return new InetSocketAddress(bench.destination(plan.family()), port);
    }

    /** The local address that the active side asks for; port 0 leaves the port to the provider. */
    public InetSocketAddress askedSource() {
        return new InetSocketAddress(bench.source(plan.family()), sourcePort);
    }

    /** The local address of the active side or its shared endpoint: as asked for, or as the provider tells. */
    public InetSocketAddress sourceAddress() {
        NdkSharedEndpoint shared = plan.route() == Route.SHARED_ENDPOINT ? sharedEndpoint() : null;
        if (sourcePort != 0) {
            return askedSource();
        }
        AddressCall call =
                shared == null ? active.localAddress() : bench.addresses().getLocalAddress(shared, Bench.AMPLE_ADDRESS);
        int chosen = call.port().orElse(0);
        bench.require(chosen != 0, () -> "NdkGetLocalAddress of the active side brought no address");
        return new InetSocketAddress(bench.source(plan.family()), chosen);
    }

    /** Brings about what a function can be asked on for an address. */
    public Addressed addressed(AddressOf of) {
        NdkObject<?> object = switch (of) {
            case LISTENER -> listening().listener();
            case SHARED_ENDPOINT -> sharedEndpoint();
            case CONNECTOR, PEER -> established().asked().connector();
        };
        return new Addressed(bench, of, object, plan.family());
    }

    /** A local address that no adapter has, from the ranges set aside for documents. */
    public InetSocketAddress foreignAddress() {
        return new InetSocketAddress(bench.foreignAddress(plan.family()), sourcePort);
    }

    /** Listens on any local address; waits for the outcome. */
    public AsyncCall listenOn(InetSocketAddress local) {
        return new Claimant(bench, plan).claim(Claim.LISTEN, Side.PASSIVE, local);
    }

    /** Calls connect, and waits for its outcome. */
    public AsyncCall connectEnded() {
        AsyncCall connect = connecting().active().connect();
        bench.settle(connect);
        bench.rethrow();
        return connect;
    }

    /** Asks for the listener's address once more; waits for the outcome. */
    public AsyncCall claimListenerAddress(Claim way) {
        return new Claimant(bench, plan).claim(way, Side.PASSIVE, listenerAddress());
    }

    /**
     * Asks for a local address of the active side once more; waits for the outcome.
     *
     * @param local as {@link #sourceAddress} told while it could be asked
     */
    public AsyncCall claimSourceAddress(Claim way, InetSocketAddress local) {
        return new Claimant(bench, plan).claim(way, Side.ACTIVE, local);
    }
}
