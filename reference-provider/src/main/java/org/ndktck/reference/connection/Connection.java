package org.ndktck.reference.connection;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NtStatus;
import org.ndktck.reference.adapter.ReferenceAdapter;
import org.ndktck.reference.execution.DeferredWork;
import org.ndktck.reference.execution.ManualClock;
import org.ndktck.reference.lifetime.Lifetime;
import org.ndktck.reference.lifetime.Request;
import org.ndktck.reference.negotiation.Negotiation;
import org.ndktck.reference.negotiation.PrivateData;
import org.ndktck.reference.negotiation.ReadLimits;
import org.ndktck.reference.queue.QpConnection;
import org.ndktck.reference.queue.QpUse;
import org.ndktck.reference.refusal.Misuse;
import org.ndktck.reference.refusal.Refusal;
import org.ndktck.reference.transport.Channel;
import org.ndktck.reference.transport.ChannelEvents;
import org.ndktck.reference.transport.Message;

/**
 * The state machine of a connector: one side of one connection, or of an attempt to make one. Guarded
 * by the provider's lock.
 *
 * <p>First what the consumer calls, then what arrives from the peer. A call in a state where it is
 * not legal is refused and changes nothing (AMB-30); a message that no longer fits is ignored.
 */
public final class Connection implements ChannelEvents, QpConnection {

    private final ReferenceAdapter adapter;
    private final Lifetime lifetime;
    private final ConnectionPath route = new ConnectionPath();
    private final Negotiation negotiation;
    private final QpUse qp;
    private final Peer peer = new Peer();
    private final OutstandingCall outstanding = new OutstandingCall();
    private ConnectionState state = ConnectionState.IDLE;
    private ManualClock.Deadline deadline = ManualClock.Deadline.NONE;

    /** Makes the state machine of a connector that was created. */
    Connection(ReferenceAdapter adapter, Lifetime lifetime) {
        this.adapter = adapter;
        this.lifetime = lifetime;
        this.negotiation = adapter.negotiation();
        this.qp = new QpUse(this, lifetime);
        lifetime.onClosed(deferred -> route.giveBack());
    }

    /** Makes the state machine of a connector for a request that arrived at an endpoint. */
    Connection(ReferenceAdapter adapter, Lifetime lifetime, NdkSockaddr at, Channel from, Message.Request request) {
        this(adapter, lifetime);
        state = ConnectionState.INCOMING;
        peer.reachThrough(from);
        route.arrive(at, request.source());
        negotiation.arrive(request.offered(), request.privateData());
    }

    public ConnectionPath route() {
        return route;
    }

    public Negotiation negotiation() {
        return negotiation;
    }

    @Override
    public boolean isEstablished() {
        return state == ConnectionState.ESTABLISHED;
    }

    @Override
    public boolean ledNowhere() {
        return ConnectionState.LED_NOWHERE.contains(state);
    }

    ConnectionState state() {
        return state;
    }

    // What the consumer calls.

    public void connect(
            Request connect, ConnectParameters parameters, ConnectionPath.EndpointSource source, DeferredWork deferred)
            throws Refusal {
        Misuse.unless(state == ConnectionState.IDLE, NtStatus.STATUS_CONNECTION_ACTIVE);
        adapter.services().resources().require();
        Misuse.unless(!parameters.qp().lifetime().isClosing(), NtStatus.STATUS_INVALID_DEVICE_STATE);
        Misuse.unless(parameters.qp().isFreeFor(this), NtStatus.STATUS_CONNECTION_ACTIVE);
        NdkSockaddr from = route.start(source, parameters.destination());
        qp.begin(parameters.qp());
        enter(ConnectionState.CONNECTING);
        outstanding.begin(connect);
        ReadLimits offered = negotiation.offer(parameters.requested());
        peer.reachThrough(adapter.transport().connect(parameters.request(from, offered), this, deferred));
    }

    public void completeConnect(Request complete, @Nullable DisconnectEvent event, DeferredWork deferred)
            throws Refusal {
        state.refuseIfPeerGaveUp();
        Misuse.unless(state == ConnectionState.PEER_ACCEPTED, NtStatus.STATUS_CONNECTION_INVALID);
        outstanding.begin(complete, event);
        if (tellPeer(new Message.Ready(), deferred)) {
            enter(ConnectionState.ESTABLISHED);
            outstanding.complete(NtStatus.STATUS_SUCCESS, deferred);
        } else {
            enter(ConnectionState.COMPLETING);
        }
    }

    public void accept(Request accept, AcceptParameters parameters, DeferredWork deferred) throws Refusal {
        state.refuseIfPeerGaveUp();
        Misuse.unless(state == ConnectionState.INCOMING, NtStatus.STATUS_CONNECTION_INVALID);
        Misuse.unless(!parameters.qp().lifetime().isClosing(), NtStatus.STATUS_INVALID_DEVICE_STATE);
        Misuse.unless(parameters.qp().isFreeFor(this), NtStatus.STATUS_CONNECTION_ACTIVE);
        ReadLimits granted = negotiation.grant(parameters.requested());
        qp.begin(parameters.qp());
        enter(ConnectionState.ACCEPTING);
        outstanding.begin(accept, parameters.disconnectEvent());
        tellPeer(new Message.Acceptance(granted, parameters.privateData()), deferred);
    }

    public NtStatus reject(PrivateData privateData, DeferredWork deferred) throws Refusal {
        state.refuseIfPeerGaveUp();
        Misuse.unless(ConnectionState.MAY_REJECT.contains(state), NtStatus.STATUS_CONNECTION_INVALID);
        state = ConnectionState.FAILED;
        tellPeer(new Message.Rejection(privateData), deferred);
        return NtStatus.STATUS_SUCCESS;
    }

    public void disconnect(Request disconnect, DeferredWork deferred) throws Refusal {
        switch (state) {
            case ESTABLISHED -> {
                enter(ConnectionState.DISCONNECTING);
                outstanding.begin(disconnect);
                tellPeer(new Message.Disconnect(), deferred);
            }
            case PEER_DISCONNECTED -> {
                outstanding.begin(disconnect);
                tellPeer(new Message.Disconnect(), deferred);
                endConnection(NtStatus.STATUS_SUCCESS, deferred);
            }
            case PEER_ABORTED -> {
                outstanding.begin(disconnect);
                endConnection(NtStatus.STATUS_CONNECTION_ABORTED, deferred);
            }
            default -> throw new Refusal(NtStatus.STATUS_CONNECTION_INVALID);
        }
    }

    /** Ends whatever is under way: tells the peer and cancels the outstanding request (CLO-13). */
    public void close(DeferredWork deferred) {
        switch (state) {
            case INCOMING -> {
                state = ConnectionState.FAILED;
                tellPeer(new Message.Rejection(PrivateData.NONE), deferred);
            }
            case CONNECTING, PEER_ACCEPTED, COMPLETING, ACCEPTING -> {
                tellPeer(new Message.Abort(), deferred);
                end(ConnectionState.FAILED, NtStatus.STATUS_CANCELLED, deferred);
            }
            case ESTABLISHED, PEER_DISCONNECTED, PEER_ABORTED, DISCONNECTING -> {
                tellPeer(new Message.Abort(), deferred);
                endConnection(NtStatus.STATUS_CANCELLED, deferred);
            }
            case IDLE, PEER_GAVE_UP, FAILED, DISCONNECTED -> {}
        }
    }

    // What arrives from the peer, or from the transport in its place.

    @Override
    public void unanswered(Channel from, NtStatus status, DeferredWork deferred) {
        if (peer.isAt(from) && state == ConnectionState.CONNECTING) {
            fail(status, deferred);
        }
    }

    @Override
    public void received(Channel from, Message message, DeferredWork deferred) {
        if (!peer.isAt(from)) {
            Peer.refuseLate(message, from, deferred);
        } else if (message instanceof Message.Acceptance acceptance) {
            accepted(acceptance, deferred);
        } else if (message instanceof Message.Rejection rejection) {
            rejected(rejection, deferred);
        } else if (message instanceof Message.Ready) {
            ready(deferred);
        } else if (message instanceof Message.Disconnect) {
            disconnected(ConnectionState.PEER_DISCONNECTED, NtStatus.STATUS_SUCCESS, deferred);
        } else if (message instanceof Message.Abort) {
            aborted(deferred);
        } else {
            qp.received(message, deferred);
        }
    }

    private void ready(DeferredWork deferred) {
        if (state == ConnectionState.ACCEPTING) {
            enter(ConnectionState.ESTABLISHED);
            outstanding.complete(NtStatus.STATUS_SUCCESS, deferred);
        }
    }

    private void accepted(Message.Acceptance acceptance, DeferredWork deferred) {
        if (state == ConnectionState.CONNECTING) {
            enter(ConnectionState.PEER_ACCEPTED);
            negotiation.accepted(acceptance.granted(), acceptance.privateData());
            outstanding.complete(NtStatus.STATUS_SUCCESS, deferred);
        }
    }

    private void rejected(Message.Rejection rejection, DeferredWork deferred) {
        if (state == ConnectionState.CONNECTING) {
            negotiation.rejected(rejection.privateData());
            fail(NtStatus.STATUS_CONNECTION_REFUSED, deferred);
        } else if (state == ConnectionState.ACCEPTING) {
            fail(NtStatus.STATUS_CONNECTION_ABORTED, deferred);
        }
    }

    private void aborted(DeferredWork deferred) {
        switch (state) {
            case CONNECTING -> fail(NtStatus.STATUS_CONNECTION_REFUSED, deferred);
            case COMPLETING, ACCEPTING -> fail(NtStatus.STATUS_CONNECTION_ABORTED, deferred);
            case INCOMING, PEER_ACCEPTED -> state = ConnectionState.PEER_GAVE_UP;
            default -> disconnected(ConnectionState.PEER_ABORTED, NtStatus.STATUS_CONNECTION_ABORTED, deferred);
        }
    }

    /** The peer's end of the connection: an event, or the answer to the consumer's own disconnect. */
    private void disconnected(ConnectionState next, NtStatus status, DeferredWork deferred) {
        if (state == ConnectionState.ESTABLISHED) {
            enter(next);
            if (status.isSuccess() && adapter.facts().answersDisconnects()) {
                tellPeer(new Message.Disconnect(), deferred);
            }
            outstanding.raiseDisconnectEvent(lifetime, deferred);
        } else if (state == ConnectionState.DISCONNECTING) {
            endConnection(status, deferred);
        }
    }

    // How attempts and connections end.

    private void enter(ConnectionState next) {
        state = next;
        deadline = adapter.services().clock().restart(deadline, next.limit(), this::expired);
    }

    /** The present state has lasted as long as it may. */
    private void expired(DeferredWork deferred) {
        switch (state) {
            case ESTABLISHED -> lookForPeer(deferred);
            case DISCONNECTING -> {
                tellPeer(new Message.Abort(), deferred);
                endConnection(NtStatus.STATUS_IO_TIMEOUT, deferred);
            }
            default -> {
                tellPeer(new Message.Abort(), deferred);
                fail(NtStatus.STATUS_IO_TIMEOUT, deferred);
            }
        }
    }

    private void lookForPeer(DeferredWork deferred) {
        if (peer.isReachable()) {
            enter(ConnectionState.ESTABLISHED);
        } else {
            aborted(deferred);
        }
    }

    private void fail(NtStatus status, DeferredWork deferred) {
        end(state.afterFailure(), status, deferred);
    }

    /** Every posted request ends before the disconnect does (DIS-03 b, DIS-07, QP-11). */
    private void endConnection(NtStatus status, DeferredWork deferred) {
        qp.work().end(deferred);
        end(ConnectionState.DISCONNECTED, status, deferred);
    }

    /** Knows the peer no more; the outstanding request ends, if there is one. */
    private void end(ConnectionState last, NtStatus status, DeferredWork deferred) {
        enter(last);
        peer.forget();
        outstanding.completeIfPresent(status, deferred);
    }

    @Override
    public boolean tellPeer(Message message, DeferredWork deferred) {
        return peer.tell(message, deferred);
    }
}
