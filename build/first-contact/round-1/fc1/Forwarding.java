package fc1;

import java.util.Collections;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.concurrent.atomic.AtomicReference;
import org.ndktck.api.*;

/**
 * One object that is the table of every kind of object: each function goes to the table that the real
 * provider had set. New objects get this table before the consumer sees them.
 */
class Forwarding
        implements NdkAdapterDispatch,
                NdkPdDispatch,
                NdkQpDispatch,
                NdkCqDispatch,
                NdkConnectorDispatch,
                NdkListenerDispatch,
                NdkSharedEndpointDispatch {

    private final Map<NdkObject<?>, Object> real = weak();
    private final Map<NdkConnector, NdkListener> listenerOf = weak();

    static <K, V> Map<K, V> weak() {
        return Collections.synchronizedMap(new WeakHashMap<>());
    }

    // ---- adoption

    final void adopt(NdkObject<?> object) {
        if (object instanceof NdkAdapter a) {
            adopt(a);
        } else if (object instanceof NdkPd a) {
            adopt(a);
        } else if (object instanceof NdkQp a) {
            adopt(a);
        } else if (object instanceof NdkCq a) {
            adopt(a);
        } else if (object instanceof NdkConnector a) {
            adopt(a);
        } else if (object instanceof NdkListener a) {
            adopt(a);
        } else if (object instanceof NdkSharedEndpoint a) {
            adopt(a);
        }
    }

    final void adopt(NdkAdapter o) {
        if (real.putIfAbsent(o, o.dispatch()) == null) o.setDispatch(this);
    }

    private void adopt(NdkPd o) {
        if (real.putIfAbsent(o, o.dispatch()) == null) o.setDispatch(this);
    }

    private void adopt(NdkQp o) {
        if (real.putIfAbsent(o, o.dispatch()) == null) o.setDispatch(this);
    }

    private void adopt(NdkCq o) {
        if (real.putIfAbsent(o, o.dispatch()) == null) o.setDispatch(this);
    }

    private void adopt(NdkConnector o) {
        if (real.putIfAbsent(o, o.dispatch()) == null) o.setDispatch(this);
    }

    private void adopt(NdkListener o) {
        if (real.putIfAbsent(o, o.dispatch()) == null) o.setDispatch(this);
    }

    private void adopt(NdkSharedEndpoint o) {
        if (real.putIfAbsent(o, o.dispatch()) == null) o.setDispatch(this);
    }

    final NdkAdapterDispatch real(NdkAdapter o) {
        return (NdkAdapterDispatch) real.get(o);
    }

    final NdkPdDispatch real(NdkPd o) {
        return (NdkPdDispatch) real.get(o);
    }

    final NdkQpDispatch real(NdkQp o) {
        return (NdkQpDispatch) real.get(o);
    }

    final NdkCqDispatch real(NdkCq o) {
        return (NdkCqDispatch) real.get(o);
    }

    final NdkConnectorDispatch real(NdkConnector o) {
        return (NdkConnectorDispatch) real.get(o);
    }

    final NdkListenerDispatch real(NdkListener o) {
        return (NdkListenerDispatch) real.get(o);
    }

    final NdkSharedEndpointDispatch real(NdkSharedEndpoint o) {
        return (NdkSharedEndpointDispatch) real.get(o);
    }

    /** The listener whose connect event delivered the connector; null on the active side. */
    final NdkListener listenerOf(NdkConnector c) {
        return listenerOf.get(c);
    }

    private <T extends NdkObject<?>> ObjectPointer<T> out(ObjectPointer<T> cell) {
        return new ObjectPointer<>() {
            @Override
            public T get() {
                return cell.get();
            }

            @Override
            public void set(T value) {
                if (value != null) adopt(value);
                cell.set(value);
            }
        };
    }

    private NdkCreateCompletion out(NdkCreateCompletion completion) {
        return (context, status, object) -> {
            if (object != null && status.isSuccess()) adopt(object);
            completion.complete(context, status, object);
        };
    }

    // ---- hooks

    /** An incoming connector, already adopted, is about to be given to the consumer. */
    void incoming(NdkListener listener, NdkConnectEventCallback event, long context, NdkConnector c) {
        event.connectEvent(context, c);
    }

    /** Called once with each adapter right after it was opened and adopted. */
    void opened(NdkAdapter adapter) {}

    /** Called before the real adapters close; may wait. */
    void closing() {}

    /** Called after the real settle; waits for callbacks of this table's own. */
    void settle() {}

    // ---- adapter

    @Override
    public NtStatus queryExtension(NdkAdapter a, QueryExtensionArgs args) {
        return real(a).queryExtension(a, args);
    }

    @Override
    public NtStatus queryAdapterInfo(NdkAdapter a, QueryAdapterInfoArgs args) {
        return real(a).queryAdapterInfo(a, args);
    }

    @Override
    public NtStatus createCq(NdkAdapter a, CreateCqArgs x) {
        return real(a).createCq(a, new CreateCqArgs(x.cqDepth(), x.cqNotification(), x.cqNotificationContext(),
                out(x.createCompletion()), x.requestContext(), out(x.ppNdkCq())));
    }

    @Override
    public NtStatus createPd(NdkAdapter a, CreatePdArgs x) {
        return real(a).createPd(a, new CreatePdArgs(out(x.createCompletion()), x.requestContext(), out(x.ppNdkPd())));
    }

    @Override
    public NtStatus createSharedEndpoint(NdkAdapter a, CreateSharedEndpointArgs x) {
        return real(a).createSharedEndpoint(a, new CreateSharedEndpointArgs(x.pAddress(), x.addressLength(),
                out(x.createCompletion()), x.requestContext(), out(x.ppNdkSharedEndpoint())));
    }

    @Override
    public NtStatus createConnector(NdkAdapter a, CreateConnectorArgs x) {
        return real(a).createConnector(a, new CreateConnectorArgs(
                out(x.createCompletion()), x.requestContext(), out(x.ppNdkConnector())));
    }

    @Override
    public NtStatus createListener(NdkAdapter a, CreateListenerArgs x) {
        AtomicReference<NdkListener> self = new AtomicReference<>();
        NdkConnectEventCallback event = (context, c) -> {
            adopt(c);
            NdkListener l = self.get();
            listenerOf.put(c, l);
            incoming(l, x.connectEvent(), context, c);
        };
        ObjectPointer<NdkListener> inner = out(x.ppNdkListener());
        ObjectPointer<NdkListener> cell = new ObjectPointer<>() {
            @Override
            public NdkListener get() {
                return inner.get();
            }

            @Override
            public void set(NdkListener value) {
                self.set(value);
                inner.set(value);
            }
        };
        NdkCreateCompletion done = out(x.createCompletion());
        NdkCreateCompletion completion = (context, status, object) -> {
            if (status.isSuccess()) self.set((NdkListener) object);
            done.complete(context, status, object);
        };
        return real(a).createListener(a, new CreateListenerArgs(
                event, x.connectEventContext(), completion, x.requestContext(), cell));
    }

    // ---- protection domain

    @Override
    public NtStatus closePd(NdkPd o, CloseArgs args) {
        return real(o).closePd(o, args);
    }

    @Override
    public NtStatus queryExtension(NdkPd o, QueryExtensionArgs args) {
        return real(o).queryExtension(o, args);
    }

    @Override
    public NtStatus createQp(NdkPd o, CreateQpArgs x) {
        return real(o).createQp(o, new CreateQpArgs(x.pReceiveCq(), x.pInitiatorCq(), x.qpContext(),
                x.receiveQueueDepth(), x.initiatorQueueDepth(), x.maxReceiveRequestSge(), x.maxInitiatorRequestSge(),
                x.inlineDataSize(), out(x.createCompletion()), x.requestContext(), out(x.ppNdkQp())));
    }

    // ---- queue pair

    @Override
    public NtStatus closeQp(NdkQp o, CloseArgs args) {
        return real(o).closeQp(o, args);
    }

    @Override
    public NtStatus queryExtension(NdkQp o, QueryExtensionArgs args) {
        return real(o).queryExtension(o, args);
    }

    @Override
    public void flush(NdkQp o) {
        real(o).flush(o);
    }

    @Override
    public NtStatus send(NdkQp o, SendArgs args) {
        return real(o).send(o, args);
    }

    @Override
    public NtStatus receive(NdkQp o, ReceiveArgs args) {
        return real(o).receive(o, args);
    }

    // ---- completion queue

    @Override
    public NtStatus closeCq(NdkCq o, CloseArgs args) {
        return real(o).closeCq(o, args);
    }

    @Override
    public NtStatus queryExtension(NdkCq o, QueryExtensionArgs args) {
        return real(o).queryExtension(o, args);
    }

    @Override
    public void armCq(NdkCq o, NdkCqNotificationType type) {
        real(o).armCq(o, type);
    }

    @Override
    public long getCqResults(NdkCq o, GetCqResultsArgs args) {
        return real(o).getCqResults(o, args);
    }

    // ---- connector

    @Override
    public NtStatus closeConnector(NdkConnector o, CloseArgs args) {
        return real(o).closeConnector(o, args);
    }

    @Override
    public NtStatus queryExtension(NdkConnector o, QueryExtensionArgs args) {
        return real(o).queryExtension(o, args);
    }

    @Override
    public NtStatus connect(NdkConnector o, ConnectArgs args) {
        return real(o).connect(o, args);
    }

    @Override
    public NtStatus connectWithSharedEndpoint(NdkConnector o, ConnectWithSharedEndpointArgs args) {
        return real(o).connectWithSharedEndpoint(o, args);
    }

    @Override
    public NtStatus completeConnect(NdkConnector o, CompleteConnectArgs args) {
        return real(o).completeConnect(o, args);
    }

    @Override
    public NtStatus accept(NdkConnector o, AcceptArgs args) {
        return real(o).accept(o, args);
    }

    @Override
    public NtStatus reject(NdkConnector o, RejectArgs args) {
        return real(o).reject(o, args);
    }

    @Override
    public NtStatus getConnectionData(NdkConnector o, GetConnectionDataArgs args) {
        return real(o).getConnectionData(o, args);
    }

    @Override
    public NtStatus getLocalAddress(NdkConnector o, GetAddressArgs args) {
        return real(o).getLocalAddress(o, args);
    }

    @Override
    public NtStatus getPeerAddress(NdkConnector o, GetAddressArgs args) {
        return real(o).getPeerAddress(o, args);
    }

    @Override
    public NtStatus disconnect(NdkConnector o, DisconnectArgs args) {
        return real(o).disconnect(o, args);
    }

    @Override
    public NtStatus completeConnectEx(NdkConnector o, CompleteConnectExArgs args) {
        return real(o).completeConnectEx(o, args);
    }

    @Override
    public NtStatus acceptEx(NdkConnector o, AcceptExArgs args) {
        return real(o).acceptEx(o, args);
    }

    // ---- listener

    @Override
    public NtStatus closeListener(NdkListener o, CloseArgs args) {
        return real(o).closeListener(o, args);
    }

    @Override
    public NtStatus queryExtension(NdkListener o, QueryExtensionArgs args) {
        return real(o).queryExtension(o, args);
    }

    @Override
    public NtStatus listen(NdkListener o, ListenArgs args) {
        return real(o).listen(o, args);
    }

    @Override
    public NtStatus getLocalAddress(NdkListener o, GetAddressArgs args) {
        return real(o).getLocalAddress(o, args);
    }

    @Override
    public void controlConnectEvents(NdkListener o, boolean pause) {
        real(o).controlConnectEvents(o, pause);
    }

    // ---- shared endpoint

    @Override
    public NtStatus closeSharedEndpoint(NdkSharedEndpoint o, CloseArgs args) {
        return real(o).closeSharedEndpoint(o, args);
    }

    @Override
    public NtStatus queryExtension(NdkSharedEndpoint o, QueryExtensionArgs args) {
        return real(o).queryExtension(o, args);
    }

    @Override
    public NtStatus getLocalAddress(NdkSharedEndpoint o, GetAddressArgs args) {
        return real(o).getLocalAddress(o, args);
    }

    // ---- argument records with one or two parts changed

    static ConnectArgs with(ConnectArgs x, long inbound, long outbound, NdkRequestCompletion completion) {
        return new ConnectArgs(x.pNdkQp(), x.pSrcAddress(), x.srcAddressLength(), x.pDestAddress(),
                x.destAddressLength(), inbound, outbound, x.pPrivateData(), x.privateDataLength(), completion,
                x.requestContext());
    }

    static ConnectArgs with(ConnectArgs x, NdkRequestCompletion completion) {
        return with(x, x.inboundReadLimit(), x.outboundReadLimit(), completion);
    }

    static ConnectWithSharedEndpointArgs with(
            ConnectWithSharedEndpointArgs x, long inbound, long outbound, NdkRequestCompletion completion) {
        return new ConnectWithSharedEndpointArgs(x.pNdkQp(), x.pNdkSharedEndpoint(), x.pDestAddress(),
                x.destAddressLength(), inbound, outbound, x.pPrivateData(), x.privateDataLength(), completion,
                x.requestContext());
    }

    static ConnectWithSharedEndpointArgs with(ConnectWithSharedEndpointArgs x, NdkRequestCompletion completion) {
        return with(x, x.inboundReadLimit(), x.outboundReadLimit(), completion);
    }

    static AcceptArgs with(AcceptArgs x, NdkDisconnectEventCallback event, NdkRequestCompletion completion) {
        return new AcceptArgs(x.pNdkQp(), x.inboundReadLimit(), x.outboundReadLimit(), x.pPrivateData(),
                x.privateDataLength(), event, x.disconnectEventContext(), completion, x.requestContext());
    }

    static AcceptExArgs with(AcceptExArgs x, NdkDisconnectEventCallbackEx event, NdkRequestCompletion completion) {
        return new AcceptExArgs(x.pNdkQp(), x.inboundReadLimit(), x.outboundReadLimit(), x.pPrivateData(),
                x.privateDataLength(), event, x.disconnectEventContext(), completion, x.requestContext());
    }

    static CompleteConnectArgs with(
            CompleteConnectArgs x, NdkDisconnectEventCallback event, NdkRequestCompletion completion) {
        return new CompleteConnectArgs(event, x.disconnectEventContext(), completion, x.requestContext());
    }

    static CompleteConnectExArgs with(
            CompleteConnectExArgs x, NdkDisconnectEventCallbackEx event, NdkRequestCompletion completion) {
        return new CompleteConnectExArgs(event, x.disconnectEventContext(), completion, x.requestContext());
    }
}
