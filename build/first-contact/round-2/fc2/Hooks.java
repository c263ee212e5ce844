package fc2;

import java.util.Collections;
import java.util.Map;
import java.util.WeakHashMap;
import org.ndktck.api.*;

/**
 * One table for every kind of object that forwards to the real table of the object it is called with. One instance for each
 * open. Subclasses override what they change and call super (or real(x)) for the rest.
 */
class Hooks
        implements NdkAdapterDispatch,
                NdkConnectorDispatch,
                NdkListenerDispatch,
                NdkSharedEndpointDispatch,
                NdkQpDispatch,
                NdkCqDispatch,
                NdkPdDispatch {
    private final Map<NdkObject<?>, Object> tables = weak();

    static <K, V> Map<K, V> weak() {
        return Collections.synchronizedMap(new WeakHashMap<>());
    }

    /** Replaces the table of a new object, once, before the consumer sees it. */
    final void wrap(NdkObject<?> object) {
        synchronized (tables) {
            if (tables.containsKey(object)) return;
            tables.put(object, object.dispatch());
        }
        if (object instanceof NdkAdapter a) a.setDispatch(this);
        else if (object instanceof NdkConnector c) c.setDispatch(this);
        else if (object instanceof NdkListener l) l.setDispatch(this);
        else if (object instanceof NdkSharedEndpoint e) e.setDispatch(this);
        else if (object instanceof NdkQp q) q.setDispatch(this);
        else if (object instanceof NdkCq q) q.setDispatch(this);
        else if (object instanceof NdkPd p) p.setDispatch(this);
    }

    final NdkAdapterDispatch real(NdkAdapter o) { return (NdkAdapterDispatch) tables.get(o); }
    final NdkConnectorDispatch real(NdkConnector o) { return (NdkConnectorDispatch) tables.get(o); }
    final NdkListenerDispatch real(NdkListener o) { return (NdkListenerDispatch) tables.get(o); }
    final NdkSharedEndpointDispatch real(NdkSharedEndpoint o) { return (NdkSharedEndpointDispatch) tables.get(o); }
    final NdkQpDispatch real(NdkQp o) { return (NdkQpDispatch) tables.get(o); }
    final NdkCqDispatch real(NdkCq o) { return (NdkCqDispatch) tables.get(o); }
    final NdkPdDispatch real(NdkPd o) { return (NdkPdDispatch) tables.get(o); }

    final <T extends NdkObject<?>> ObjectPointer<T> out(ObjectPointer<T> p) {
        return new ObjectPointer<>() {
            @Override public T get() { return p.get(); }
            @Override public void set(T value) {
                if (value != null) {
                    wrap(value);
                    created(value);
                }
                p.set(value);
            }
        };
    }

    final NdkCreateCompletion made(NdkCreateCompletion c) {
        return (context, status, object) -> {
            if (status.isSuccess() && object != null) {
                wrap(object);
                created(object);
            }
            c.complete(context, status, object);
        };
    }

    /** Told of each object that a create makes, before the consumer sees it. */
    void created(NdkObject<?> object) {}

    /** Told of each connector that a connect event is about to deliver; the key stands for the listener. */
    void incoming(Object listenerKey, NdkConnector connector) {}

    // adapter
    @Override public NtStatus queryExtension(NdkAdapter o, QueryExtensionArgs a) { return real(o).queryExtension(o, a); }
    @Override public NtStatus queryAdapterInfo(NdkAdapter o, QueryAdapterInfoArgs a) { return real(o).queryAdapterInfo(o, a); }
    @Override public NtStatus createCq(NdkAdapter o, CreateCqArgs a) {
        return real(o).createCq(o, new CreateCqArgs(a.cqDepth(), a.cqNotification(), a.cqNotificationContext(),
                made(a.createCompletion()), a.requestContext(), out(a.ppNdkCq())));
    }
    @Override public NtStatus createPd(NdkAdapter o, CreatePdArgs a) {
        return real(o).createPd(o, new CreatePdArgs(made(a.createCompletion()), a.requestContext(), out(a.ppNdkPd())));
    }
    @Override public NtStatus createSharedEndpoint(NdkAdapter o, CreateSharedEndpointArgs a) {
        return real(o).createSharedEndpoint(o, new CreateSharedEndpointArgs(a.pAddress(), a.addressLength(),
                made(a.createCompletion()), a.requestContext(), out(a.ppNdkSharedEndpoint())));
    }
    @Override public NtStatus createConnector(NdkAdapter o, CreateConnectorArgs a) {
        return real(o).createConnector(o, new CreateConnectorArgs(made(a.createCompletion()), a.requestContext(),
                out(a.ppNdkConnector())));
    }
    @Override public NtStatus createListener(NdkAdapter o, CreateListenerArgs a) {
        Object key = new Object();
        NdkConnectEventCallback event = a.connectEvent();
        return real(o).createListener(o, new CreateListenerArgs((context, connector) -> {
            wrap(connector);
            incoming(key, connector);
            event.connectEvent(context, connector);
        }, a.connectEventContext(), made(a.createCompletion()), a.requestContext(), out(a.ppNdkListener())));
    }

    // connector
    @Override public NtStatus closeConnector(NdkConnector o, CloseArgs a) { return real(o).closeConnector(o, a); }
    @Override public NtStatus queryExtension(NdkConnector o, QueryExtensionArgs a) { return real(o).queryExtension(o, a); }
    @Override public NtStatus connect(NdkConnector o, ConnectArgs a) { return real(o).connect(o, a); }
    @Override public NtStatus connectWithSharedEndpoint(NdkConnector o, ConnectWithSharedEndpointArgs a) {
        return real(o).connectWithSharedEndpoint(o, a);
    }
    @Override public NtStatus completeConnect(NdkConnector o, CompleteConnectArgs a) { return real(o).completeConnect(o, a); }
    @Override public NtStatus accept(NdkConnector o, AcceptArgs a) { return real(o).accept(o, a); }
    @Override public NtStatus reject(NdkConnector o, RejectArgs a) { return real(o).reject(o, a); }
    @Override public NtStatus getConnectionData(NdkConnector o, GetConnectionDataArgs a) { return real(o).getConnectionData(o, a); }
    @Override public NtStatus getLocalAddress(NdkConnector o, GetAddressArgs a) { return real(o).getLocalAddress(o, a); }
    @Override public NtStatus getPeerAddress(NdkConnector o, GetAddressArgs a) { return real(o).getPeerAddress(o, a); }
    @Override public NtStatus disconnect(NdkConnector o, DisconnectArgs a) { return real(o).disconnect(o, a); }
    @Override public NtStatus completeConnectEx(NdkConnector o, CompleteConnectExArgs a) { return real(o).completeConnectEx(o, a); }
    @Override public NtStatus acceptEx(NdkConnector o, AcceptExArgs a) { return real(o).acceptEx(o, a); }

    // listener
    @Override public NtStatus closeListener(NdkListener o, CloseArgs a) { return real(o).closeListener(o, a); }
    @Override public NtStatus queryExtension(NdkListener o, QueryExtensionArgs a) { return real(o).queryExtension(o, a); }
    @Override public NtStatus listen(NdkListener o, ListenArgs a) { return real(o).listen(o, a); }
    @Override public NtStatus getLocalAddress(NdkListener o, GetAddressArgs a) { return real(o).getLocalAddress(o, a); }
    @Override public void controlConnectEvents(NdkListener o, boolean pause) { real(o).controlConnectEvents(o, pause); }

    // shared endpoint
    @Override public NtStatus closeSharedEndpoint(NdkSharedEndpoint o, CloseArgs a) { return real(o).closeSharedEndpoint(o, a); }
    @Override public NtStatus queryExtension(NdkSharedEndpoint o, QueryExtensionArgs a) { return real(o).queryExtension(o, a); }
    @Override public NtStatus getLocalAddress(NdkSharedEndpoint o, GetAddressArgs a) { return real(o).getLocalAddress(o, a); }

    // protection domain
    @Override public NtStatus closePd(NdkPd o, CloseArgs a) { return real(o).closePd(o, a); }
    @Override public NtStatus queryExtension(NdkPd o, QueryExtensionArgs a) { return real(o).queryExtension(o, a); }
    @Override public NtStatus createQp(NdkPd o, CreateQpArgs a) {
        return real(o).createQp(o, new CreateQpArgs(a.pReceiveCq(), a.pInitiatorCq(), a.qpContext(), a.receiveQueueDepth(),
                a.initiatorQueueDepth(), a.maxReceiveRequestSge(), a.maxInitiatorRequestSge(), a.inlineDataSize(),
                made(a.createCompletion()), a.requestContext(), out(a.ppNdkQp())));
    }

    // queue pair
    @Override public NtStatus closeQp(NdkQp o, CloseArgs a) { return real(o).closeQp(o, a); }
    @Override public NtStatus queryExtension(NdkQp o, QueryExtensionArgs a) { return real(o).queryExtension(o, a); }
    @Override public void flush(NdkQp o) { real(o).flush(o); }
    @Override public NtStatus send(NdkQp o, SendArgs a) { return real(o).send(o, a); }
    @Override public NtStatus receive(NdkQp o, ReceiveArgs a) { return real(o).receive(o, a); }

    // completion queue
    @Override public NtStatus closeCq(NdkCq o, CloseArgs a) { return real(o).closeCq(o, a); }
    @Override public NtStatus queryExtension(NdkCq o, QueryExtensionArgs a) { return real(o).queryExtension(o, a); }
    @Override public void armCq(NdkCq o, NdkCqNotificationType type) { real(o).armCq(o, type); }
    @Override public long getCqResults(NdkCq o, GetCqResultsArgs a) { return real(o).getCqResults(o, a); }

    // copies of argument records with one thing changed
    static ConnectArgs with(ConnectArgs a, NdkRequestCompletion c) {
        return new ConnectArgs(a.pNdkQp(), a.pSrcAddress(), a.srcAddressLength(), a.pDestAddress(), a.destAddressLength(),
                a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(), c, a.requestContext());
    }
    static ConnectWithSharedEndpointArgs with(ConnectWithSharedEndpointArgs a, NdkRequestCompletion c) {
        return new ConnectWithSharedEndpointArgs(a.pNdkQp(), a.pNdkSharedEndpoint(), a.pDestAddress(), a.destAddressLength(),
                a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(), c, a.requestContext());
    }
    static AcceptArgs with(AcceptArgs a, NdkRequestCompletion c) {
        return new AcceptArgs(a.pNdkQp(), a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                a.disconnectEvent(), a.disconnectEventContext(), c, a.requestContext());
    }
    static AcceptExArgs with(AcceptExArgs a, NdkRequestCompletion c) {
        return new AcceptExArgs(a.pNdkQp(), a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                a.disconnectEvent(), a.disconnectEventContext(), c, a.requestContext());
    }
    static AcceptArgs with(AcceptArgs a, NdkDisconnectEventCallback e) {
        return new AcceptArgs(a.pNdkQp(), a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                e, a.disconnectEventContext(), a.requestCompletion(), a.requestContext());
    }
    static AcceptExArgs with(AcceptExArgs a, NdkDisconnectEventCallbackEx e) {
        return new AcceptExArgs(a.pNdkQp(), a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                e, a.disconnectEventContext(), a.requestCompletion(), a.requestContext());
    }
    static CompleteConnectArgs with(CompleteConnectArgs a, NdkRequestCompletion c) {
        return new CompleteConnectArgs(a.disconnectEvent(), a.disconnectEventContext(), c, a.requestContext());
    }
    static CompleteConnectExArgs with(CompleteConnectExArgs a, NdkRequestCompletion c) {
        return new CompleteConnectExArgs(a.disconnectEvent(), a.disconnectEventContext(), c, a.requestContext());
    }
    static CompleteConnectArgs with(CompleteConnectArgs a, NdkDisconnectEventCallback e) {
        return new CompleteConnectArgs(e, a.disconnectEventContext(), a.requestCompletion(), a.requestContext());
    }
    static CompleteConnectExArgs with(CompleteConnectExArgs a, NdkDisconnectEventCallbackEx e) {
        return new CompleteConnectExArgs(e, a.disconnectEventContext(), a.requestCompletion(), a.requestContext());
    }

    /** Answers a call by the rules of NdkGetConnectionData from the bytes given; the limits are the caller's affair. */
    static NtStatus serve(byte[] data, GetConnectionDataArgs a) {
        long capacity = a.pPrivateDataLength().get();
        a.pPrivateDataLength().set(data.length);
        if (a.pPrivateData() == null) return NtStatus.STATUS_SUCCESS;
        int count = (int) Math.min(capacity, data.length);
        if (count > 0) a.pPrivateData().put(0, data, 0, count);
        return capacity < data.length ? NtStatus.STATUS_BUFFER_TOO_SMALL : NtStatus.STATUS_SUCCESS;
    }

    /** All the private data of a connector in a state in which it can be read, or null. */
    final byte[] fetch(NdkConnector c) {
        Memory.Long length = new Memory.Long(0);
        if (!real(c).getConnectionData(c, new GetConnectionDataArgs(null, null, null, length)).isSuccess()) return null;
        int n = (int) length.get();
        Memory.Bytes bytes = new Memory.Bytes(n);
        if (!real(c).getConnectionData(c, new GetConnectionDataArgs(null, null, bytes, length)).isSuccess()) return null;
        byte[] all = new byte[n];
        bytes.get(0, all, 0, n);
        return all;
    }
}
