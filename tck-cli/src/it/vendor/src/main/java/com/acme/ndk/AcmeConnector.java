package com.acme.ndk;

import org.ndktck.api.BytePointer;
import org.ndktck.api.CloseArgs;
import org.ndktck.api.ConstBytePointer;
import org.ndktck.api.GetAddressArgs;
import org.ndktck.api.GetConnectionDataArgs;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NtStatus;

/**
 * One side of a connection. Connect, Accept, CompleteConnect and the first Disconnect pend; everything
 * else answers inline. Every package method takes the adapter's lock itself.
 */
final class AcmeConnector extends NdkConnector {

    private static final long DECISION_SECONDS = 30;
    private static final long COMPLETE_SECONDS = 30;
    private static final long DISCONNECT_SECONDS = 10;

    private record Request(NdkRequestCompletion completion, long context) {}

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
        super(AcmeAdapter.VERSION, ConnectorTable.TABLE);
        this.adapter = adapter;
        life = new ObjectLifetime(adapter);
        passiveSide = false;
    }

    /** A connector of a connect event. */
    private AcmeConnector(Link link, AcmeListener listener) {
        super(AcmeAdapter.VERSION, ConnectorTable.TABLE);
        adapter = listener.adapter;
        life = new ObjectLifetime(adapter, listener.life);
        passiveSide = true;
        this.link = link;
        local = link.remote;
        remote = link.local;
        peerData = link.callerData;
        inbound = Math.min(AcmeAdapter.MAX_INBOUND, link.outbound);
        outbound = Math.min(AcmeAdapter.MAX_OUTBOUND, link.inbound);
    }

    // ---- connect ----

    /** The part that Connect and ConnectWithSharedEndpoint share; src is null with an endpoint. */
    NtStatus connect(
            AcmeQp newQp,
            NdkSockaddr src,
            AcmeSharedEndpoint newEndpoint,
            NdkSockaddr dest,
            long inboundLimit,
            long outboundLimit,
            ConstBytePointer data,
            long length,
            NdkRequestCompletion completion,
            long context) {
        NtStatus refusal = checkData(data, length, AcmeAdapter.CALLER_DATA);
        if (refusal != null) {
            return refusal;
        }
        byte[] copy = copy(data, length, AcmeAdapter.CALLER_DATA);
        synchronized (adapter.lock) {
            if (passiveSide || decided || qp != null) {
                return NtStatus.STATUS_INVALID_DEVICE_STATE;
            }
            if (newQp.life.inUse()) {
                return NtStatus.STATUS_CONNECTION_ACTIVE;
            }
            NdkSockaddr from;
            if (newEndpoint != null) {
                from = newEndpoint.local;
                if (adapter.connectionExists(from, dest)) {
                    return NtStatus.STATUS_ADDRESS_ALREADY_EXISTS;
                }
            } else {
                if (adapter.connectionExists(src, dest)) {
                    return NtStatus.STATUS_ADDRESS_ALREADY_EXISTS;
                }
                AcmeAdapter.Bound bound = adapter.bind(src, this);
                if (!bound.status().isSuccess()) {
                    return bound.status();
                }
                from = bound.address();
            }
            link = new Link(
                    this,
                    from,
                    dest,
                    copy,
                    Math.min(inboundLimit, AcmeAdapter.MAX_INBOUND),
                    Math.min(outboundLimit, AcmeAdapter.MAX_OUTBOUND));
            adapter.addConnection(link);
            local = from;
            remote = dest;
            peerData = null;
            useQp(newQp);
            endpoint = newEndpoint;
            if (endpoint != null) {
                life.use(endpoint.life);
            }
            pending = new Request(completion, context);
            Link attempt = link;
            adapter.run(() -> deliver(attempt));
            adapter.after(DECISION_SECONDS, () -> {
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
            if (!adapter.owns(attempt.remote.address())) {
                attempt.active.failConnect(NtStatus.STATUS_HOST_UNREACHABLE);
                return;
            }
            listener = adapter.listenerAt(attempt.remote);
            if (listener == null) {
                attempt.active.failConnect(NtStatus.STATUS_CONNECTION_REFUSED);
                return;
            }
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
        freeLocal();
        finish(status);
        freeQp();
        if (endpoint != null) {
            life.unuse(endpoint.life);
        }
    }

    // ---- accept, complete, reject ----

    NtStatus accept(
            AcmeQp newQp,
            long inboundLimit,
            long outboundLimit,
            ConstBytePointer data,
            long length,
            Runnable event,
            NdkRequestCompletion completion,
            long context) {
        NtStatus refusal = checkData(data, length, AcmeAdapter.CALLEE_DATA);
        if (refusal != null) {
            return refusal;
        }
        byte[] copy = copy(data, length, AcmeAdapter.CALLEE_DATA);
        synchronized (adapter.lock) {
            if (!passiveSide || decided) {
                return NtStatus.STATUS_CONNECTION_INVALID;
            }
            if (link.state == Link.State.ENDED) {
                return link.end;
            }
            if (newQp.life.inUse()) {
                return NtStatus.STATUS_CONNECTION_ACTIVE;
            }
            decided = true;
            useQp(newQp);
            disconnectEvent = event;
            inbound = Math.min(inbound, inboundLimit);
            outbound = Math.min(outbound, outboundLimit);
            pending = new Request(completion, context);
            AcmeConnector active = link.active;
            active.inbound = Math.min(link.inbound, outbound);
            active.outbound = Math.min(link.outbound, inbound);
            active.peerData = copy;
            link.state = Link.State.ACCEPTED;
            active.finish(NtStatus.STATUS_SUCCESS);
            Link attempt = link;
            adapter.after(COMPLETE_SECONDS, () -> {
                if (attempt.state == Link.State.ACCEPTED) {
                    attempt.end = NtStatus.STATUS_IO_TIMEOUT;
                    attempt.state = Link.State.ENDED;
                    attempt.active.freeLocal();
                    attempt.passive.finish(NtStatus.STATUS_IO_TIMEOUT);
                }
            });
            return NtStatus.STATUS_PENDING;
        }
    }

    NtStatus completeConnect(Runnable event, NdkRequestCompletion completion, long context) {
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
            pending = new Request(completion, context);
            finish(NtStatus.STATUS_SUCCESS);
            link.passive.finish(NtStatus.STATUS_SUCCESS);
            return NtStatus.STATUS_PENDING;
        }
    }

    NtStatus reject(ConstBytePointer data, long length) {
        NtStatus refusal = checkData(data, length, AcmeAdapter.CALLEE_DATA);
        if (refusal != null) {
            return refusal;
        }
        byte[] copy = copy(data, length, AcmeAdapter.CALLEE_DATA);
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
                freeLocal();
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

    NtStatus getAddress(boolean peer, GetAddressArgs args) {
        NdkSockaddr address;
        synchronized (adapter.lock) {
            address = peer ? remote : local;
        }
        return address == null ? NtStatus.STATUS_CONNECTION_INVALID : AcmeAdapter.hand(address, args);
    }

    // ---- the end ----

    NtStatus disconnect(NdkRequestCompletion completion, long context) {
        synchronized (adapter.lock) {
            if (link == null || link.state != Link.State.ESTABLISHED || left) {
                return NtStatus.STATUS_CONNECTION_INVALID;
            }
            left = true;
            AcmeConnector peer = peer();
            if (peer.left) {
                link.active.freeLocal();
                peer.finish(NtStatus.STATUS_SUCCESS);
                return NtStatus.STATUS_SUCCESS;
            }
            peer.tellDisconnected();
            Request mine = new Request(completion, context);
            pending = mine;
            adapter.after(DISCONNECT_SECONDS, () -> {
                if (pending == mine) {
                    link.active.freeLocal();
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
                        link.active.freeLocal();
                        link.passive.finish(
                                passiveSide ? NtStatus.STATUS_CANCELLED : NtStatus.STATUS_CONNECTION_ABORTED);
                    }
                    case ESTABLISHED -> {
                        link.active.freeLocal();
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
            life.post(() -> request.completion.complete(request.context, status));
        }
    }

    private void freeLocal() {
        adapter.removeConnection(link);
        adapter.unbind(link.local, link.active);
    }

    private void useQp(AcmeQp newQp) {
        qp = newQp;
        life.use(qp.life);
    }

    private void freeQp() {
        life.unuse(qp.life);
        qp = null;
    }

    private static NtStatus checkData(ConstBytePointer data, long length, int max) {
        if (length > max) {
            return NtStatus.STATUS_INVALID_BUFFER_SIZE;
        }
        return data == null && length > 0 ? NtStatus.STATUS_INVALID_PARAMETER : null;
    }

    private static byte[] copy(ConstBytePointer data, long length, int area) {
        byte[] bytes = new byte[area];
        if (length > 0) {
            data.get(0, bytes, 0, (int) length);
        }
        return bytes;
    }
}
