package com.acme.ndk;

import org.ndktck.api.AcceptArgs;
import org.ndktck.api.AcceptExArgs;
import org.ndktck.api.BytePointer;
import org.ndktck.api.CloseArgs;
import org.ndktck.api.CompleteConnectArgs;
import org.ndktck.api.CompleteConnectExArgs;
import org.ndktck.api.ConnectArgs;
import org.ndktck.api.ConnectWithSharedEndpointArgs;
import org.ndktck.api.ConstBytePointer;
import org.ndktck.api.DisconnectArgs;
import org.ndktck.api.GetAddressArgs;
import org.ndktck.api.GetConnectionDataArgs;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkConnectorDispatch;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NtStatus;
import org.ndktck.api.RejectArgs;

/**
 * One side of a connection. Connect, Accept, CompleteConnect and the first Disconnect pend; everything
 * else answers inline. Every package method takes the adapter's lock itself.
 */
final class AcmeConnector extends NdkConnector {

    private static final NdkConnectorDispatch TABLE = new ConnectorTable();
    private static final long MAX_INBOUND = AcmeAdapter.INFO.maxInboundReadLimit();
    private static final long MAX_OUTBOUND = AcmeAdapter.INFO.maxOutboundReadLimit();
    private static final long DECISION_SECONDS = 30;
    private static final long COMPLETE_SECONDS = 30;
    private static final long DISCONNECT_SECONDS = 10;

    final AcmeAdapter adapter;
    private final ObjectLifetime life;
    private final boolean passiveSide;
    private Link link;
    private AcmeQp qp;
    private AcmeSharedEndpoint endpoint;
    private NdkSockaddr local;
    private NdkSockaddr remote;
    private Request pending;
    /** The peer's private data in an area of RDS bytes; null as long as there is none. */
    private byte[] peerData;
    private long inbound;
    private long outbound;
    private boolean decided;
    private Runnable disconnectEvent;
    private boolean disconnectEventSent;
    /** This side called Disconnect or Close. */
    private boolean left;

    AcmeConnector(AcmeAdapter adapter) {
        super(AcmeAdapter.VERSION, TABLE);
        this.adapter = adapter;
        life = new ObjectLifetime(adapter);
        life.whenGone(this::freeAddress);
        passiveSide = false;
    }

    /** A connector of a connect event. */
    private AcmeConnector(Link link, AcmeListener listener) {
        super(AcmeAdapter.VERSION, TABLE);
        adapter = listener.adapter;
        life = new ObjectLifetime(adapter, listener.life);
        passiveSide = true;
        this.link = link;
        local = link.remote;
        remote = link.local;
        peerData = link.callerData;
        inbound = Math.min(MAX_INBOUND, link.outbound);
        outbound = Math.min(MAX_OUTBOUND, link.inbound);
    }

    // ---- connect ----

    NtStatus connect(ConnectArgs args) {
        NdkSockaddr src = Arguments.sockaddr(args.pSrcAddress(), args.srcAddressLength());
        if (src == null || !adapter.ports.owns(src.address())) {
            return NtStatus.STATUS_INVALID_ADDRESS;
        }
        NdkSockaddr dest = Arguments.sockaddr(args.pDestAddress(), args.destAddressLength());
        NtStatus refusal = refusalOfConnect(src, dest, args.pPrivateData(), args.privateDataLength());
        return refusal != null ? refusal : connect(src, null, dest, Offer.of(args));
    }

    NtStatus connectWithSharedEndpoint(ConnectWithSharedEndpointArgs args) {
        AcmeSharedEndpoint shared = (AcmeSharedEndpoint) args.pNdkSharedEndpoint();
        NdkSockaddr dest = Arguments.sockaddr(args.pDestAddress(), args.destAddressLength());
        NtStatus refusal = refusalOfConnect(shared.local(), dest, args.pPrivateData(), args.privateDataLength());
        return refusal != null ? refusal : connect(shared.local(), shared, dest, Offer.of(args));
    }

    private static NtStatus refusalOfConnect(
            NdkSockaddr src, NdkSockaddr dest, ConstBytePointer pPrivateData, long length) {
        NtStatus refusal = Arguments.refusalOf(src, dest);
        return refusal != null ? refusal : Arguments.refusalOf(pPrivateData, length, Offer.CALLER_DATA);
    }

    /** The part that both share; without a shared endpoint it is null. */
    private NtStatus connect(NdkSockaddr src, AcmeSharedEndpoint shared, NdkSockaddr dest, Offer offer) {
        synchronized (adapter.lock) {
            if (passiveSide || decided || qp != null) {
                return NtStatus.STATUS_INVALID_DEVICE_STATE;
            }
            if (offer.qp().life.inUse()) {
                return NtStatus.STATUS_CONNECTION_ACTIVE;
            }
            if (adapter.ports.isConnected(src, dest)) {
                return NtStatus.STATUS_ADDRESS_ALREADY_EXISTS;
            }
            NdkSockaddr from = src;
            if (shared == null) {
                Ports.Bound bound = adapter.ports.bind(src, this);
                if (!bound.status().isSuccess()) {
                    return bound.status();
                }
                from = bound.address();
            }
            link = new Link(
                    this,
                    from,
                    dest,
                    offer.data(),
                    Math.min(offer.inbound(), MAX_INBOUND),
                    Math.min(offer.outbound(), MAX_OUTBOUND));
            adapter.ports.connected(from, dest, link);
            local = from;
            remote = dest;
            peerData = null;
            useQp(offer.qp());
            endpoint = shared;
            if (endpoint != null) {
                life.use(endpoint.life);
            }
            pending = offer.request();
            Link attempt = link;
            adapter.callbacks.run(() -> deliver(attempt));
            adapter.callbacks.after(DECISION_SECONDS, () -> {
                if (attempt.state == Link.State.REQUESTED) {
                    attempt.active.failConnect(NtStatus.STATUS_IO_TIMEOUT);
                }
            });
            return NtStatus.STATUS_PENDING;
        }
    }

    /** The request arrives at the other side. */
    private static void deliver(Link attempt) {
        AcmeListener listener;
        AcmeConnector incoming;
        AcmeAdapter adapter = attempt.active.adapter;
        synchronized (adapter.lock) {
            if (attempt.state != Link.State.REQUESTED) {
                return;
            }
            if (!adapter.ports.owns(attempt.remote.address())) {
                attempt.active.failConnect(NtStatus.STATUS_HOST_UNREACHABLE);
                return;
            }
            if (!(adapter.ports.ownerOf(attempt.remote) instanceof AcmeListener owner) || !owner.takesRequests()) {
                attempt.active.failConnect(NtStatus.STATUS_CONNECTION_REFUSED);
                return;
            }
            listener = owner;
            incoming = new AcmeConnector(attempt, listener);
            attempt.passive = incoming;
            incoming.life.retain();
        }
        try {
            listener.connectEvent.connectEvent(listener.connectEventContext, incoming);
        } finally {
            synchronized (adapter.lock) {
                incoming.life.release();
            }
        }
    }

    private void failConnect(NtStatus status) {
        link.state = Link.State.ENDED;
        link.free();
        freeAddress();
        finish(status);
        freeQp();
        if (endpoint != null) {
            life.unuse(endpoint.life);
        }
    }

    // ---- accept, complete, reject ----

    NtStatus accept(AcceptArgs args) {
        NtStatus refusal = Arguments.refusalOf(args.pPrivateData(), args.privateDataLength(), Offer.CALLEE_DATA);
        Runnable event = Arguments.event(args.disconnectEvent(), args.disconnectEventContext());
        return refusal != null ? refusal : accept(Offer.of(args), event);
    }

    NtStatus acceptEx(AcceptExArgs args) {
        NtStatus refusal = Arguments.refusalOf(args.pPrivateData(), args.privateDataLength(), Offer.CALLEE_DATA);
        Runnable event = Arguments.event(args.disconnectEvent(), args.disconnectEventContext());
        return refusal != null ? refusal : accept(Offer.of(args), event);
    }

    private NtStatus accept(Offer offer, Runnable event) {
        synchronized (adapter.lock) {
            if (!passiveSide || decided) {
                return NtStatus.STATUS_CONNECTION_INVALID;
            }
            if (link.state == Link.State.ENDED) {
                return link.end;
            }
            if (offer.qp().life.inUse()) {
                return NtStatus.STATUS_CONNECTION_ACTIVE;
            }
            decided = true;
            useQp(offer.qp());
            disconnectEvent = event;
            inbound = Math.min(inbound, offer.inbound());
            outbound = Math.min(outbound, offer.outbound());
            pending = offer.request();
            AcmeConnector active = link.active;
            active.inbound = Math.min(link.inbound, outbound);
            active.outbound = Math.min(link.outbound, inbound);
            active.peerData = offer.data();
            link.state = Link.State.ACCEPTED;
            active.finish(NtStatus.STATUS_SUCCESS);
            Link attempt = link;
            adapter.callbacks.after(COMPLETE_SECONDS, () -> {
                if (attempt.state == Link.State.ACCEPTED) {
                    attempt.end = NtStatus.STATUS_IO_TIMEOUT;
                    attempt.state = Link.State.ENDED;
                    attempt.free();
                    attempt.passive.finish(NtStatus.STATUS_IO_TIMEOUT);
                }
            });
            return NtStatus.STATUS_PENDING;
        }
    }

    NtStatus completeConnect(CompleteConnectArgs args) {
        return completeConnect(
                Arguments.event(args.disconnectEvent(), args.disconnectEventContext()),
                new Request(args.requestCompletion(), args.requestContext()));
    }

    NtStatus completeConnectEx(CompleteConnectExArgs args) {
        return completeConnect(
                Arguments.event(args.disconnectEvent(), args.disconnectEventContext()),
                new Request(args.requestCompletion(), args.requestContext()));
    }

    private NtStatus completeConnect(Runnable event, Request request) {
        synchronized (adapter.lock) {
            if (passiveSide || link == null || decided) {
                return NtStatus.STATUS_CONNECTION_INVALID;
            }
            if (link.state == Link.State.ENDED && peerData != null) {
                return link.end;
            }
            if (link.state != Link.State.ACCEPTED) {
                return NtStatus.STATUS_CONNECTION_INVALID;
            }
            decided = true;
            disconnectEvent = event;
            link.state = Link.State.ESTABLISHED;
            pending = request;
            finish(NtStatus.STATUS_SUCCESS);
            link.passive.finish(NtStatus.STATUS_SUCCESS);
            return NtStatus.STATUS_PENDING;
        }
    }

    NtStatus reject(RejectArgs args) {
        NtStatus refusal = Arguments.refusalOf(args.pPrivateData(), args.privateDataLength(), Offer.CALLEE_DATA);
        if (refusal != null) {
            return refusal;
        }
        byte[] copy = Arguments.privateData(args.pPrivateData(), args.privateDataLength(), Offer.CALLEE_DATA);
        synchronized (adapter.lock) {
            if (link == null || decided || !passiveSide && peerData == null) {
                return NtStatus.STATUS_CONNECTION_INVALID;
            }
            if (link.state == Link.State.ENDED) {
                decided = true;
                return NtStatus.STATUS_CONNECTION_ABORTED;
            }
            decided = true;
            if (passiveSide) {
                link.active.peerData = copy;
                link.active.inbound = 0;
                link.active.outbound = 0;
                link.end = NtStatus.STATUS_CONNECTION_INVALID;
                link.active.failConnect(NtStatus.STATUS_CONNECTION_REFUSED);
            } else {
                link.passive.peerData = copy;
                link.state = Link.State.ENDED;
                link.free();
                link.passive.finish(NtStatus.STATUS_CONNECTION_ABORTED);
            }
            return NtStatus.STATUS_SUCCESS;
        }
    }

    // ---- queries ----

    NtStatus getConnectionData(GetConnectionDataArgs args) {
        byte[] data;
        long in;
        long out;
        synchronized (adapter.lock) {
            if (peerData == null) {
                return NtStatus.STATUS_CONNECTION_INVALID;
            }
            data = peerData;
            in = inbound;
            out = outbound;
        }
        BytePointer to = args.pPrivateData();
        long capacity = args.pPrivateDataLength().get();
        if (to == null && capacity > 0) {
            return NtStatus.STATUS_INVALID_PARAMETER;
        }
        if (args.pInboundReadLimit() != null) {
            args.pInboundReadLimit().set(in);
        }
        if (args.pOutboundReadLimit() != null) {
            args.pOutboundReadLimit().set(out);
        }
        args.pPrivateDataLength().set(data.length);
        if (to == null) {
            return NtStatus.STATUS_SUCCESS;
        }
        to.put(0, data, 0, (int) Math.min(capacity, data.length));
        return capacity >= data.length ? NtStatus.STATUS_SUCCESS : NtStatus.STATUS_BUFFER_TOO_SMALL;
    }

    NtStatus getLocalAddress(GetAddressArgs args) {
        synchronized (adapter.lock) {
            return local == null ? NtStatus.STATUS_CONNECTION_INVALID : Arguments.handAddress(local, args);
        }
    }

    NtStatus getPeerAddress(GetAddressArgs args) {
        synchronized (adapter.lock) {
            return remote == null ? NtStatus.STATUS_CONNECTION_INVALID : Arguments.handAddress(remote, args);
        }
    }

    // ---- the end ----

    NtStatus disconnect(DisconnectArgs args) {
        synchronized (adapter.lock) {
            if (link == null || link.state != Link.State.ESTABLISHED || left) {
                return NtStatus.STATUS_CONNECTION_INVALID;
            }
            left = true;
            AcmeConnector peer = peer();
            if (peer.left) {
                link.free();
                peer.finish(NtStatus.STATUS_SUCCESS);
                return NtStatus.STATUS_SUCCESS;
            }
            peer.tellDisconnected();
            Request mine = new Request(args.requestCompletion(), args.requestContext());
            pending = mine;
            adapter.callbacks.after(DISCONNECT_SECONDS, () -> {
                if (pending == mine) {
                    link.free();
                    finish(NtStatus.STATUS_IO_TIMEOUT);
                }
            });
            return NtStatus.STATUS_PENDING;
        }
    }

    NtStatus close(CloseArgs args) {
        synchronized (adapter.lock) {
            life.markClosing();
            if (link != null) {
                switch (link.state) {
                    case REQUESTED -> {
                        if (passiveSide) {
                            link.active.failConnect(NtStatus.STATUS_CONNECTION_REFUSED);
                        } else {
                            failConnect(NtStatus.STATUS_CANCELLED);
                        }
                    }
                    case ACCEPTED -> {
                        link.state = Link.State.ENDED;
                        link.free();
                        link.passive.finish(
                                passiveSide ? NtStatus.STATUS_CANCELLED : NtStatus.STATUS_CONNECTION_ABORTED);
                    }
                    case ESTABLISHED -> {
                        link.free();
                        finish(NtStatus.STATUS_CANCELLED);
                        left = true;
                        peer().tellDisconnected();
                        peer().finish(NtStatus.STATUS_SUCCESS);
                    }
                    case ENDED -> {}
                }
            }
            return life.close(args);
        }
    }

    /** The peer disconnected or closed; no event for a side that disconnects itself. */
    private void tellDisconnected() {
        Runnable event = disconnectEvent;
        if (event == null || left || disconnectEventSent) {
            return;
        }
        disconnectEventSent = true;
        life.post(() -> {
            synchronized (adapter.lock) {
                if (life.closing()) {
                    return;
                }
            }
            event.run();
        });
    }

    private AcmeConnector peer() {
        return passiveSide ? link.active : link.passive;
    }

    /** Completes the pending request, if there is one. */
    private void finish(NtStatus status) {
        Request request = pending;
        pending = null;
        if (request != null) {
            life.post(() -> request.completion().complete(request.context(), status));
        }
    }

    /** After a connect that failed; otherwise not before the close, however the connection ended. */
    private void freeAddress() {
        if (link != null) {
            adapter.ports.unbind(link.local, this);
        }
    }

    private void useQp(AcmeQp newQp) {
        qp = newQp;
        life.use(qp.life);
    }

    private void freeQp() {
        life.unuse(qp.life);
        qp = null;
    }
}
