package org.ndktck.reference;

import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NtStatus;

/**
 * The state machine of a connector: one side of one connection, or of an attempt to make one. Guarded
 * by the fabric's lock.
 *
 * <p>First what the consumer calls, then what arrives from the peer. A call in a state where it is
 * not legal is refused and changes nothing (AMB-30); a message that no longer fits is ignored.
 */
final class Connection {

    /** Where the consumer may reject. */
    private static final Set<ConnectionState> UNDECIDED =
            Set.of(ConnectionState.INCOMING, ConnectionState.PEER_ACCEPTED);

    private final ReferenceAdapter adapter;
    private final Lifetime lifetime;
    private final Route route = new Route();
    private final Negotiation negotiation;
    private final QpUse qp;
    private ConnectionState state = ConnectionState.IDLE;
    private Clock.Deadline deadline = Clock.Deadline.NONE;
    private @Nullable DisconnectEvent disconnectEvent;
    private @Nullable Connection peer;
    private @Nullable Request request;

    /** Makes the state machine of a connector that was created. */
    Connection(ReferenceAdapter adapter, Lifetime lifetime) {
        this.adapter = adapter;
        this.lifetime = lifetime;
        this.negotiation = new Negotiation(adapter);
        this.qp = new QpUse(this, lifetime);
        lifetime.onClosed(out -> route.giveBack());
    }

    /** Makes the state machine of a connector for a request that arrived at an endpoint. */
    static Connection incoming(
            ReferenceAdapter adapter, Lifetime lifetime, Endpoint at, Connection from, Message.Request request) {
        Connection connection = new Connection(adapter, lifetime);
        connection.state = ConnectionState.INCOMING;
        connection.peer = from;
        connection.route.arrive(at, request.source());
        connection.negotiation.arrive(request);
        return connection;
    }

    Route route() {
        return route;
    }

    Negotiation negotiation() {
        return negotiation;
    }

    boolean isEstablished() {
        return state == ConnectionState.ESTABLISHED;
    }

    boolean isUndecided() {
        return state == ConnectionState.INCOMING;
    }

    ConnectionState state() {
        return state;
    }

    // What the consumer calls.

    void connect(Request connect, Offer offer, Route.EndpointSource source, Outbox out) throws Refusal {
        Misuse.unless(state == ConnectionState.IDLE, NtStatus.STATUS_CONNECTION_ACTIVE);
        adapter.fabric().surroundings().requireResources();
        Misuse.unlessFree(offer.qp(), this);
        NdkSockaddr from = route.start(source, offer.destination());
        qp.begin(offer.qp());
        enter(ConnectionState.CONNECTING);
        request = connect;
        ReadLimits offered = negotiation.offer(offer.requested());
        out.request(this, new Message.Request(from, offer.destination(), offered, offer.privateData()));
    }

    void completeConnect(Request complete, @Nullable DisconnectEvent event, Outbox out) throws Refusal {
        refuseIfStale();
        Misuse.unless(state == ConnectionState.PEER_ACCEPTED, NtStatus.STATUS_CONNECTION_INVALID);
        request = complete;
        disconnectEvent = event;
        if (tellPeer(new Message.Ready(), out)) {
            enter(ConnectionState.ESTABLISHED);
            complete.complete(NtStatus.STATUS_SUCCESS, out);
        } else {
            enter(ConnectionState.COMPLETING);
        }
    }

    void accept(Request accept, Consent consent, Outbox out) throws Refusal {
        refuseIfStale();
        Misuse.unless(state == ConnectionState.INCOMING, NtStatus.STATUS_CONNECTION_INVALID);
        Misuse.unlessFree(consent.qp(), this);
        ReadLimits granted = negotiation.grant(consent.requested());
        qp.begin(consent.qp());
        enter(ConnectionState.ACCEPTING);
        request = accept;
        disconnectEvent = consent.disconnectEvent();
        tellPeer(new Message.Acceptance(granted, consent.privateData()), out);
    }

    NtStatus reject(PrivateData privateData, Outbox out) throws Refusal {
        refuseIfStale();
        Misuse.unless(UNDECIDED.contains(state), NtStatus.STATUS_CONNECTION_INVALID);
        state = ConnectionState.FAILED;
        tellPeer(new Message.Rejection(privateData), out);
        return NtStatus.STATUS_SUCCESS;
    }

    void disconnect(Request disconnect, Outbox out) throws Refusal {
        switch (state) {
            case ESTABLISHED -> {
                enter(ConnectionState.DISCONNECTING);
                request = disconnect;
                tellPeer(new Message.Disconnect(), out);
            }
            case PEER_DISCONNECTED -> {
                request = disconnect;
                tellPeer(new Message.Disconnect(), out);
                endConnection(NtStatus.STATUS_SUCCESS, out);
            }
            case PEER_ABORTED -> {
                request = disconnect;
                endConnection(NtStatus.STATUS_CONNECTION_ABORTED, out);
            }
            default -> throw new Refusal(NtStatus.STATUS_CONNECTION_INVALID);
        }
    }

    /** Ends whatever is under way: tells the peer and cancels the outstanding request (CLO-13). */
    void close(Outbox out) {
        switch (state) {
            case INCOMING -> {
                state = ConnectionState.FAILED;
                tellPeer(new Message.Rejection(PrivateData.NONE), out);
            }
            case CONNECTING, PEER_ACCEPTED, COMPLETING, ACCEPTING -> {
                tellPeer(new Message.Abort(), out);
                end(ConnectionState.FAILED, NtStatus.STATUS_CANCELLED, out);
            }
            case ESTABLISHED, PEER_DISCONNECTED, PEER_ABORTED, DISCONNECTING -> {
                tellPeer(new Message.Abort(), out);
                endConnection(NtStatus.STATUS_CANCELLED, out);
            }
            case IDLE, STALE, FAILED, DISCONNECTED -> {}
        }
    }

    private void refuseIfStale() throws Refusal {
        if (state == ConnectionState.STALE) {
            throw new Refusal(NtStatus.STATUS_CONNECTION_ABORTED);
        }
    }

    // What arrives from the peer, or from the fabric in its place.

    /** The request found the endpoint at its destination, or none. */
    void routed(Message.Request arrived, @Nullable Endpoint at, Outbox out) {
        if (state != ConnectionState.CONNECTING) {
            return;
        }
        ReferenceListener listener = at == null ? null : at.listener();
        if (at != null && listener != null && listener.takesRequests()) {
            peer = listener.indicate(arrived, at, this, out);
        } else {
            NtStatus status =
                    adapter.whyUnanswered(arrived.destination().address(), listener != null && listener.isPaused());
            if (status != null) {
                fail(status, out);
            }
        }
    }

    void receive(Connection from, Message message, Outbox out) {
        if (from != peer) {
            refuseLate(message, from, out);
        } else if (message instanceof Message.Acceptance acceptance) {
            accepted(acceptance, out);
        } else if (message instanceof Message.Rejection rejection) {
            rejected(rejection, out);
        } else if (message instanceof Message.Ready) {
            ready(out);
        } else if (message instanceof Message.Disconnect) {
            disconnected(ConnectionState.PEER_DISCONNECTED, NtStatus.STATUS_SUCCESS, out);
        } else if (message instanceof Message.Abort) {
            aborted(out);
        } else if (message instanceof Message.Data data) {
            qp.work().arrive(data, this, out);
        } else if (message instanceof Message.Taken taken) {
            qp.work().taken(taken, out);
        }
    }

    private void ready(Outbox out) {
        if (state == ConnectionState.ACCEPTING) {
            enter(ConnectionState.ESTABLISHED);
            outstanding().complete(NtStatus.STATUS_SUCCESS, out);
        }
    }

    /** What would make a connection, but comes after its time-out, makes none (CMP-13, ACC-28). */
    private void refuseLate(Message message, Connection from, Outbox out) {
        if (message instanceof Message.Acceptance || message instanceof Message.Ready) {
            out.send(this, from, new Message.Abort());
        }
    }

    private void accepted(Message.Acceptance acceptance, Outbox out) {
        if (state == ConnectionState.CONNECTING) {
            enter(ConnectionState.PEER_ACCEPTED);
            negotiation.accepted(acceptance);
            outstanding().complete(NtStatus.STATUS_SUCCESS, out);
        }
    }

    private void rejected(Message.Rejection rejection, Outbox out) {
        if (state == ConnectionState.CONNECTING) {
            negotiation.rejected(rejection);
            fail(NtStatus.STATUS_CONNECTION_REFUSED, out);
        } else if (state == ConnectionState.ACCEPTING) {
            fail(NtStatus.STATUS_CONNECTION_ABORTED, out);
        }
    }

    private void aborted(Outbox out) {
        switch (state) {
            case CONNECTING -> fail(NtStatus.STATUS_CONNECTION_REFUSED, out);
            case COMPLETING, ACCEPTING -> fail(NtStatus.STATUS_CONNECTION_ABORTED, out);
            case INCOMING, PEER_ACCEPTED -> state = ConnectionState.STALE;
            default -> disconnected(ConnectionState.PEER_ABORTED, NtStatus.STATUS_CONNECTION_ABORTED, out);
        }
    }

    /** The peer's end of the connection: an event, or the answer to the consumer's own disconnect. */
    private void disconnected(ConnectionState next, NtStatus status, Outbox out) {
        if (state == ConnectionState.ESTABLISHED) {
            enter(next);
            if (status.isSuccess() && adapter.answersDisconnects()) {
                tellPeer(new Message.Disconnect(), out);
            }
            raiseDisconnectEvent(out);
        } else if (state == ConnectionState.DISCONNECTING) {
            endConnection(status, out);
        }
    }

    /** Once per connection (DEV-01); after the success that established it (AMB-21). */
    private void raiseDisconnectEvent(Outbox out) {
        outstanding().promise(out);
        DisconnectEvent event = disconnectEvent;
        if (event != null) {
            out.event(lifetime, event::raise, then -> {});
        }
    }

    // How attempts and connections end.

    private void enter(ConnectionState next) {
        state = next;
        deadline = adapter.fabric().clock().restart(deadline, next.limit(), this::expired);
    }

    /** The present state has lasted as long as it may. */
    private void expired(Outbox out) {
        switch (state) {
            case ESTABLISHED -> lookForPeer(out);
            case DISCONNECTING -> {
                tellPeer(new Message.Abort(), out);
                endConnection(NtStatus.STATUS_IO_TIMEOUT, out);
            }
            default -> {
                tellPeer(new Message.Abort(), out);
                fail(NtStatus.STATUS_IO_TIMEOUT, out);
            }
        }
    }

    private void lookForPeer(Outbox out) {
        if (adapter.fabric().surroundings().isLinkUp()) {
            enter(ConnectionState.ESTABLISHED);
        } else {
            aborted(out);
        }
    }

    private void fail(NtStatus status, Outbox out) {
        end(state == ConnectionState.CONNECTING ? ConnectionState.IDLE : ConnectionState.FAILED, status, out);
    }

    /** Every posted request ends before the disconnect does (DIS-03 b, DIS-07, QP-11). */
    private void endConnection(NtStatus status, Outbox out) {
        qp.work().end(out);
        end(ConnectionState.DISCONNECTED, status, out);
    }

    /** Knows the peer no more; the outstanding request ends, if there is one. */
    private void end(ConnectionState last, NtStatus status, Outbox out) {
        enter(last);
        peer = null;
        if (request != null) {
            request.complete(status, out);
        }
    }

    /** Tells the peer, if there is one; says whether the message arrives. */
    boolean tellPeer(Message message, Outbox out) {
        return peer != null && out.send(this, peer, message);
    }

    private Request outstanding() {
        return Objects.requireNonNull(request, "a state that waits has a request");
    }
}
