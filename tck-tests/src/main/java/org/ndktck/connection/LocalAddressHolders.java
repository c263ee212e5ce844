package org.ndktck.connection;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkListener;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkSharedEndpoint;
import org.ndktck.api.NdkVersion;
import org.ndktck.gate.AddressCall;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.ConnectionGate;
import org.ndktck.gate.EventCallback;
import org.ndktck.gate.ExtensionCall;
import org.ndktck.gate.Lifetime;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.Limits;
import org.ndktck.plan.connecting.AddressClaim;
import org.ndktck.plan.connecting.Route;
import org.ndktck.plan.connecting.Side;
import org.ndktck.plan.lifetime.NextPorts;
import org.ndktck.plan.lifetime.ObjectKind;
import org.ndktck.reading.AddressFunction;
import org.ndktck.reading.AddressQuery;
import org.ndktck.trial.Trial;

/** Where the sides of a connection are: the objects that hold their local addresses, and what else asks for these. */
abstract class LocalAddressHolders extends ConnectionSides {

    private static final int HIGHEST_PORT = 0xFFFF;

    /** Of the next ports. */
    private static final int HELD = 3;

    int listenPort;
    final int sourcePort;

    @Nullable
    NdkListener listener;

    /** That of the listener: another one may lie where it lay. */
    @Nullable
    Lifetime listenerLifetime;

    @Nullable
    NdkSharedEndpoint sharedEndpoint;

    @Nullable
    InetSocketAddress from;

    @Nullable
    InetSocketAddress to;

    @Nullable
    InetAddress towards;

    @Nullable
    InetAddress listensAt;

    int port;
    private @Nullable AsyncCall listen;

    LocalAddressHolders(Trial trial, ConnectionPlan plan, int listenPort, int sourcePort, long queueDepth) {
        super(trial, plan, queueDepth);
        this.listenPort = listenPort;
        this.sourcePort = sourcePort;
    }

    /** Inside the connect event, on the provider's thread. */
    abstract void request(NdkConnector connector);

    /** The passive side listens, on a port that nobody has asked for yet. */
    public AddressQuery listens() {
        NdkListener created = createListener();
        AsyncCall call = trial.objects().listen(created, destination(), listenPort);
        listen = call;
        requireSuccess(call);
        return new AddressQuery(trial, AddressFunction.LISTENER, created, plan.family());
    }

    int chosenPort(NdkListener created) {
        int chosen = trial.localAddressOf(created).port().orElse(0);
        trial.require(chosen != 0, () -> "NdkGetLocalAddress of the listener brought no address");
        return chosen;
    }

    /** The passive side has a listener, which does not listen. */
    public NdkListener createListener() {
        NdkListener created = trial.created(
                trial.objects().createListener(trial.adapters().passiveAdapter(), this::request), NdkListener.class);
        listener = created;
        listenerLifetime = trial.lifetimeOf(created);
        return created;
    }

    void requireSuccess(AsyncCall call) {
        trial.settle(call);
        trial.require(
                call.completion().succeeded(),
                () -> call.function() + " " + call.completion().words());
    }

    long finishedConnectEvents() {
        return trial.events().stream()
                .filter(event ->
                        event.owner().equals(listenerLifetime) && !event.span().running())
                .count();
    }

    InetSocketAddress ownEndpoint() {
        return new InetSocketAddress(trial.source(plan.family()), 0);
    }

    ConnectionGate.Request request(InetSocketAddress local) {
        InetSocketAddress remote = to == null ? listenerAddress() : to;
        InetAddress host = towards == null ? remote.getAddress() : towards;
        return request(local, new InetSocketAddress(host, remote.getPort()), plan.limits());
    }

    /** What another active side asks for that connects to the listener from a local endpoint of its own. */
    ConnectionGate.Request requestFromOwnEndpoint(Limits limits) {
        return request(ownEndpoint(), listenerAddress(), limits);
    }

    private static ConnectionGate.Request request(InetSocketAddress local, InetSocketAddress remote, Limits limits) {
        return new ConnectionGate.Request(
                local.getAddress(),
                local.getPort(),
                remote.getAddress(),
                remote.getPort(),
                limits.inA(),
                limits.outA());
    }

    /** Another active side has a local port of its own. */
    InetSocketAddress localOf(ConnectionSide side) {
        InetSocketAddress asked = from == null ? askedSource() : from;
        return side == active || asked.getPort() == 0
                ? asked
                : new InetSocketAddress(asked.getAddress(), trial.givenPort());
    }

    /** Closes the listener, or the shared endpoint, behind the asked side's address. */
    public void closeEndpointOfTheAskedSide() {
        if (plan.side() == Side.PASSIVE) {
            trial.close(listener());
        } else if (sharedEndpoint != null) {
            trial.close(sharedEndpoint);
        }
    }

    /** Asks for the address that the asked side had once more, by a listener where its adapter has any; waits for the outcome. */
    public AsyncCall listenOnThePortOfTheAskedSide() {
        return plan.side() == Side.PASSIVE
                ? claimListenerAddress(AddressClaim.LISTEN)
                : claimSourceAddress(AddressClaim.LISTEN, askedSource());
    }

    /** The listener. */
    public NdkListener listener() {
        return trial.required(listener, () -> "there is no listener");
    }

    /** The connect events of the listener so far. */
    public List<EventCallback> connectEvents() {
        Lifetime present = trial.required(listenerLifetime, () -> "there is no listener");
        return trial.events().stream()
                .filter(event -> event.kind() == EventCallback.Kind.CONNECT
                        && event.owner().equals(present)
                        && !isBeside(event.connector()))
                .toList();
    }

    /** Requests that came before the connection's own are not the connection's. */
    private boolean isBeside(@Nullable Lifetime connector) {
        return connector != null && trial.inside().isLeftAlone(connector);
    }

    /** The call of NdkListen. */
    public AsyncCall listen() {
        return trial.required(listen, () -> "NdkListen was not called");
    }

    /** The listener's port. */
    public int port() {
        return port;
    }

    /** The shared endpoint, made when it is first asked for. */
    public NdkSharedEndpoint sharedEndpoint() {
        NdkSharedEndpoint present = sharedEndpoint;
        if (present == null) {
            present = trial.created(
                    trial.objects()
                            .createSharedEndpoint(
                                    trial.adapters().activeAdapter(), trial.source(plan.family()), sourcePort),
                    NdkSharedEndpoint.class);
            sharedEndpoint = present;
        }
        return present;
    }

    /** An object of a kind, made for this connection if it has none. */
    public NdkObject<?> object(ObjectKind kind) {
        return switch (kind) {
            case CONNECTOR ->
                trial.created(trial.objects().createConnector(trial.adapters().activeAdapter()), NdkConnector.class);
            case LISTENER ->
                trial.created(
                        trial.objects().createListener(trial.adapters().passiveAdapter(), trial::own),
                        NdkListener.class);
            case SHARED_ENDPOINT -> sharedEndpoint();
            case QP -> active.qp();
            case CQ -> active.cq();
            case PD -> active.pd();
            case ADAPTER -> trial.adapters().activeAdapter();
        };
    }

    /** Asks an object of a kind for an extension that nobody has. */
    public ExtensionCall askForAnUnknownExtension(ObjectKind kind) {
        return trial.queries().queryExtension(object(kind), Trial.UNKNOWN_EXTENSION, NdkVersion.V1_1);
    }

    private InetAddress destination() {
        return listensAt == null ? trial.destination(plan.family()) : listensAt;
    }

    /** Where the passive side listens. */
    public InetSocketAddress listenerAddress() {
        return new InetSocketAddress(destination(), port);
    }

    /** The local address that the active side asks for; port 0 leaves the port to the provider. */
    public InetSocketAddress askedSource() {
        return new InetSocketAddress(trial.source(plan.family()), sourcePort);
    }

    /** The local address of the active side or its shared endpoint: as asked for, or as the provider tells. */
    public InetSocketAddress sourceAddress() {
        NdkSharedEndpoint shared = plan.route() == Route.SHARED_ENDPOINT ? sharedEndpoint() : null;
        if (sourcePort != 0) {
            return askedSource();
        }
        AddressCall call = shared == null ? active.localAddress() : trial.localAddressOf(shared);
        int chosen = call.port().orElse(0);
        trial.require(chosen != 0, () -> "NdkGetLocalAddress of the active side brought no address");
        return new InetSocketAddress(trial.source(plan.family()), chosen);
    }

    /** A local address that no adapter has, from the ranges set aside for documents. */
    public InetSocketAddress foreignAddress() {
        return new InetSocketAddress(trial.foreignAddress(plan.family()), sourcePort);
    }

    /** Listens on an address that must be refused; waits for the outcome. */
    public AsyncCall listenOn(InetSocketAddress local) {
        return new AddressClaimant(trial, plan).claimInVain(AddressClaim.LISTEN, Side.PASSIVE, local);
    }

    /** Asks for the listener's address while it is in use, which must fail; waits for the outcome. */
    public AsyncCall claimListenerAddressInVain(AddressClaim way) {
        return new AddressClaimant(trial, plan).claimInVain(way, Side.PASSIVE, listenerAddress());
    }

    /** Lets others ask for the ports that follow a chosen one on a side: whoever chooses the next one has to look. */
    public void letOthersHold(NextPorts ports, AddressCall chosen, Side side) {
        int first = chosen.port().orElse(HIGHEST_PORT);
        InetAddress host = side == Side.ACTIVE ? trial.source(plan.family()) : destination();
        AddressClaim way = side == Side.ACTIVE ? AddressClaim.SHARED_ENDPOINT : AddressClaim.LISTEN;
        for (int next = first + 1; ports == NextPorts.IN_USE && next <= Math.min(first + HELD, HIGHEST_PORT); next++) {
            new AddressClaimant(trial, plan).claim(way, side, new InetSocketAddress(host, next));
        }
    }

    /** Asks for the listener's address once more; waits for the outcome. */
    public AsyncCall claimListenerAddress(AddressClaim way) {
        return new AddressClaimant(trial, plan).claim(way, Side.PASSIVE, listenerAddress());
    }

    /**
     * Asks for a local address of the active side once more; waits for the outcome.
     *
     * @param local as {@link #sourceAddress} told while it could be asked
     */
    public AsyncCall claimSourceAddress(AddressClaim way, InetSocketAddress local) {
        return new AddressClaimant(trial, plan).claim(way, Side.ACTIVE, local);
    }

    /** As {@link #claimSourceAddress}, while it is in use or nobody's, which must fail. */
    public AsyncCall claimSourceAddressInVain(AddressClaim way, InetSocketAddress local) {
        return new AddressClaimant(trial, plan).claimInVain(way, Side.ACTIVE, local);
    }
}
