package fc10;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.function.IntSupplier;
import java.net.InetAddress;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** Forwards every function of every object to the real one; a provider overrides the method it changes. */
class Layer {
    private final Map<NdkObject<?>, Object> reals = Collections.synchronizedMap(new WeakHashMap<>());
    /** The adapter that a listener was created on. */
    private final Map<NdkListener, NdkAdapter> adapters = Collections.synchronizedMap(new WeakHashMap<>());
    /** The listener that delivered a connector. */
    private final Map<NdkConnector, NdkListener> listeners = Collections.synchronizedMap(new WeakHashMap<>());

    private final NdkAdapterDispatch adapterTable = new AdapterTable();
    private final NdkPdDispatch pdTable = new PdTable();
    private final NdkCqDispatch cqTable = new CqTable();
    private final NdkQpDispatch qpTable = new QpTable();
    private final NdkSharedEndpointDispatch endpointTable = new EndpointTable();
    private final NdkListenerDispatch listenerTable = new ListenerTable();
    private final NdkConnectorDispatch connectorTable = new ConnectorTable();

    private <D> void adopt(NdkObject<D> object, D table) {
        if (reals.putIfAbsent(object, object.dispatch()) == null) {
            object.setDispatch(table);
        }
    }

    @SuppressWarnings("unchecked")
    final <D> D real(NdkObject<D> object) {
        return (D) reals.get(object);
    }

    final void adoptAdapter(NdkAdapter adapter) {
        adopt(adapter, adapterTable);
    }

    private void adoptAny(NdkObject<?> object) {
        if (object instanceof NdkPd pd) {
            adopt(pd, pdTable);
        } else if (object instanceof NdkCq cq) {
            adopt(cq, cqTable);
        } else if (object instanceof NdkQp qp) {
            adopt(qp, qpTable);
        } else if (object instanceof NdkSharedEndpoint endpoint) {
            adopt(endpoint, endpointTable);
        } else if (object instanceof NdkListener listener) {
            adopt(listener, listenerTable);
        } else if (object instanceof NdkConnector connector) {
            adopt(connector, connectorTable);
        }
    }

    private <T extends NdkObject<?>> ObjectPointer<T> out(ObjectPointer<T> cell) {
        return new ObjectPointer<>() {
            public T get() {
                return cell.get();
            }

            public void set(T value) {
                adoptAny(value);
                cell.set(value);
            }
        };
    }

    private NdkCreateCompletion done(NdkCreateCompletion completion) {
        return (context, status, object) -> {
            if (status.isSuccess()) {
                adoptAny(object);
            }
            completion.complete(context, status, object);
        };
    }

    /** The listener of an incoming connector, or null for one that was created. */
    final NdkListener listenerOf(NdkConnector connector) {
        return listeners.get(connector);
    }

    /** The adapter of a listener. */
    final NdkAdapter adapterOf(NdkListener listener) {
        return adapters.get(listener);
    }

    // adapter
    NtStatus adapterQueryExtension(NdkAdapter o, QueryExtensionArgs a) { return real(o).queryExtension(o, a); }
    NtStatus queryAdapterInfo(NdkAdapter o, QueryAdapterInfoArgs a) { return real(o).queryAdapterInfo(o, a); }
    NtStatus createCq(NdkAdapter o, CreateCqArgs a) {
        return real(o).createCq(o, new CreateCqArgs(a.cqDepth(), a.cqNotification(), a.cqNotificationContext(),
                done(a.createCompletion()), a.requestContext(), out(a.ppNdkCq())));
    }
    NtStatus createPd(NdkAdapter o, CreatePdArgs a) {
        return real(o).createPd(o, new CreatePdArgs(done(a.createCompletion()), a.requestContext(), out(a.ppNdkPd())));
    }
    NtStatus createSharedEndpoint(NdkAdapter o, CreateSharedEndpointArgs a) {
        return real(o).createSharedEndpoint(o, new CreateSharedEndpointArgs(a.pAddress(), a.addressLength(),
                done(a.createCompletion()), a.requestContext(), out(a.ppNdkSharedEndpoint())));
    }
    NtStatus createConnector(NdkAdapter o, CreateConnectorArgs a) {
        return real(o).createConnector(o, new CreateConnectorArgs(done(a.createCompletion()), a.requestContext(),
                out(a.ppNdkConnector())));
    }
    NtStatus createListener(NdkAdapter o, CreateListenerArgs a) {
        NdkListener[] self = new NdkListener[1]; // set before the consumer has it, hence before it can listen
        NdkConnectEventCallback event = (context, connector) -> {
            adopt(connector, connectorTable);
            NdkListener listener;
            synchronized (self) {
                listener = self[0];
            }
            listeners.put(connector, listener);
            connectEvent(listener, connector, a, context);
        };
        ObjectPointer<NdkListener> cell = new ObjectPointer<>() {
            public NdkListener get() {
                return a.ppNdkListener().get();
            }

            public void set(NdkListener value) {
                synchronized (self) {
                    self[0] = value;
                }
                adapters.put(value, o);
                adoptAny(value);
                a.ppNdkListener().set(value);
            }
        };
        NdkCreateCompletion completion = (context, status, object) -> {
            if (status.isSuccess()) {
                synchronized (self) {
                    self[0] = (NdkListener) object;
                }
                adapters.put((NdkListener) object, o);
                adoptAny(object);
            }
            a.createCompletion().complete(context, status, object);
        };
        return real(o).createListener(o,
                new CreateListenerArgs(event, a.connectEventContext(), completion, a.requestContext(), cell));
    }

    /** A request came in; a is what the listener was created with, context what the real provider passed. */
    void connectEvent(NdkListener listener, NdkConnector connector, CreateListenerArgs a, long context) {
        a.connectEvent().connectEvent(context, connector);
    }

    // protection domain
    NtStatus closePd(NdkPd o, CloseArgs a) { return real(o).closePd(o, a); }
    NtStatus pdQueryExtension(NdkPd o, QueryExtensionArgs a) { return real(o).queryExtension(o, a); }
    NtStatus createQp(NdkPd o, CreateQpArgs a) {
        return real(o).createQp(o, new CreateQpArgs(a.pReceiveCq(), a.pInitiatorCq(), a.qpContext(), a.receiveQueueDepth(),
                a.initiatorQueueDepth(), a.maxReceiveRequestSge(), a.maxInitiatorRequestSge(), a.inlineDataSize(),
                done(a.createCompletion()), a.requestContext(), out(a.ppNdkQp())));
    }

    // completion queue
    NtStatus closeCq(NdkCq o, CloseArgs a) { return real(o).closeCq(o, a); }
    NtStatus cqQueryExtension(NdkCq o, QueryExtensionArgs a) { return real(o).queryExtension(o, a); }
    void armCq(NdkCq o, NdkCqNotificationType t) { real(o).armCq(o, t); }
    long getCqResults(NdkCq o, GetCqResultsArgs a) { return real(o).getCqResults(o, a); }

    // queue pair
    NtStatus closeQp(NdkQp o, CloseArgs a) { return real(o).closeQp(o, a); }
    NtStatus qpQueryExtension(NdkQp o, QueryExtensionArgs a) { return real(o).queryExtension(o, a); }
    void flush(NdkQp o) { real(o).flush(o); }
    NtStatus send(NdkQp o, SendArgs a) { return real(o).send(o, a); }
    NtStatus receive(NdkQp o, ReceiveArgs a) { return real(o).receive(o, a); }

    // shared endpoint
    NtStatus closeSharedEndpoint(NdkSharedEndpoint o, CloseArgs a) { return real(o).closeSharedEndpoint(o, a); }
    NtStatus endpointQueryExtension(NdkSharedEndpoint o, QueryExtensionArgs a) { return real(o).queryExtension(o, a); }
    NtStatus endpointLocalAddress(NdkSharedEndpoint o, GetAddressArgs a) { return real(o).getLocalAddress(o, a); }

    // listener
    NtStatus closeListener(NdkListener o, CloseArgs a) { return real(o).closeListener(o, a); }
    NtStatus listenerQueryExtension(NdkListener o, QueryExtensionArgs a) { return real(o).queryExtension(o, a); }
    NtStatus listen(NdkListener o, ListenArgs a) { return real(o).listen(o, a); }
    NtStatus listenerLocalAddress(NdkListener o, GetAddressArgs a) { return real(o).getLocalAddress(o, a); }
    void controlConnectEvents(NdkListener o, boolean pause) { real(o).controlConnectEvents(o, pause); }

    // connector
    NtStatus closeConnector(NdkConnector o, CloseArgs a) { return real(o).closeConnector(o, a); }
    NtStatus connectorQueryExtension(NdkConnector o, QueryExtensionArgs a) { return real(o).queryExtension(o, a); }
    NtStatus connect(NdkConnector o, ConnectArgs a) { return real(o).connect(o, a); }
    NtStatus connectShared(NdkConnector o, ConnectWithSharedEndpointArgs a) { return real(o).connectWithSharedEndpoint(o, a); }
    NtStatus completeConnect(NdkConnector o, CompleteConnectArgs a) { return real(o).completeConnect(o, a); }
    NtStatus accept(NdkConnector o, AcceptArgs a) { return real(o).accept(o, a); }
    NtStatus reject(NdkConnector o, RejectArgs a) { return real(o).reject(o, a); }
    NtStatus getConnectionData(NdkConnector o, GetConnectionDataArgs a) { return real(o).getConnectionData(o, a); }
    NtStatus localAddress(NdkConnector o, GetAddressArgs a) { return real(o).getLocalAddress(o, a); }
    NtStatus peerAddress(NdkConnector o, GetAddressArgs a) { return real(o).getPeerAddress(o, a); }
    NtStatus disconnect(NdkConnector o, DisconnectArgs a) { return real(o).disconnect(o, a); }
    NtStatus completeConnectEx(NdkConnector o, CompleteConnectExArgs a) { return real(o).completeConnectEx(o, a); }
    NtStatus acceptEx(NdkConnector o, AcceptExArgs a) { return real(o).acceptEx(o, a); }

    private final class AdapterTable implements NdkAdapterDispatch {
        public NtStatus queryExtension(NdkAdapter o, QueryExtensionArgs a) { return adapterQueryExtension(o, a); }
        public NtStatus queryAdapterInfo(NdkAdapter o, QueryAdapterInfoArgs a) { return Layer.this.queryAdapterInfo(o, a); }
        public NtStatus createCq(NdkAdapter o, CreateCqArgs a) { return Layer.this.createCq(o, a); }
        public NtStatus createPd(NdkAdapter o, CreatePdArgs a) { return Layer.this.createPd(o, a); }
        public NtStatus createSharedEndpoint(NdkAdapter o, CreateSharedEndpointArgs a) { return Layer.this.createSharedEndpoint(o, a); }
        public NtStatus createConnector(NdkAdapter o, CreateConnectorArgs a) { return Layer.this.createConnector(o, a); }
        public NtStatus createListener(NdkAdapter o, CreateListenerArgs a) { return Layer.this.createListener(o, a); }
    }

    private final class PdTable implements NdkPdDispatch {
        public NtStatus closePd(NdkPd o, CloseArgs a) { return Layer.this.closePd(o, a); }
        public NtStatus queryExtension(NdkPd o, QueryExtensionArgs a) { return pdQueryExtension(o, a); }
        public NtStatus createQp(NdkPd o, CreateQpArgs a) { return Layer.this.createQp(o, a); }
    }

    private final class CqTable implements NdkCqDispatch {
        public NtStatus closeCq(NdkCq o, CloseArgs a) { return Layer.this.closeCq(o, a); }
        public NtStatus queryExtension(NdkCq o, QueryExtensionArgs a) { return cqQueryExtension(o, a); }
        public void armCq(NdkCq o, NdkCqNotificationType t) { Layer.this.armCq(o, t); }
        public long getCqResults(NdkCq o, GetCqResultsArgs a) { return Layer.this.getCqResults(o, a); }
    }

    private final class QpTable implements NdkQpDispatch {
        public NtStatus closeQp(NdkQp o, CloseArgs a) { return Layer.this.closeQp(o, a); }
        public NtStatus queryExtension(NdkQp o, QueryExtensionArgs a) { return qpQueryExtension(o, a); }
        public void flush(NdkQp o) { Layer.this.flush(o); }
        public NtStatus send(NdkQp o, SendArgs a) { return Layer.this.send(o, a); }
        public NtStatus receive(NdkQp o, ReceiveArgs a) { return Layer.this.receive(o, a); }
    }

    private final class EndpointTable implements NdkSharedEndpointDispatch {
        public NtStatus closeSharedEndpoint(NdkSharedEndpoint o, CloseArgs a) { return Layer.this.closeSharedEndpoint(o, a); }
        public NtStatus queryExtension(NdkSharedEndpoint o, QueryExtensionArgs a) { return endpointQueryExtension(o, a); }
        public NtStatus getLocalAddress(NdkSharedEndpoint o, GetAddressArgs a) { return endpointLocalAddress(o, a); }
    }

    private final class ListenerTable implements NdkListenerDispatch {
        public NtStatus closeListener(NdkListener o, CloseArgs a) { return Layer.this.closeListener(o, a); }
        public NtStatus queryExtension(NdkListener o, QueryExtensionArgs a) { return listenerQueryExtension(o, a); }
        public NtStatus listen(NdkListener o, ListenArgs a) { return Layer.this.listen(o, a); }
        public NtStatus getLocalAddress(NdkListener o, GetAddressArgs a) { return listenerLocalAddress(o, a); }
        public void controlConnectEvents(NdkListener o, boolean pause) { Layer.this.controlConnectEvents(o, pause); }
    }

    private final class ConnectorTable implements NdkConnectorDispatch {
        public NtStatus closeConnector(NdkConnector o, CloseArgs a) { return Layer.this.closeConnector(o, a); }
        public NtStatus queryExtension(NdkConnector o, QueryExtensionArgs a) { return connectorQueryExtension(o, a); }
        public NtStatus connect(NdkConnector o, ConnectArgs a) { return Layer.this.connect(o, a); }
        public NtStatus connectWithSharedEndpoint(NdkConnector o, ConnectWithSharedEndpointArgs a) { return connectShared(o, a); }
        public NtStatus completeConnect(NdkConnector o, CompleteConnectArgs a) { return Layer.this.completeConnect(o, a); }
        public NtStatus accept(NdkConnector o, AcceptArgs a) { return Layer.this.accept(o, a); }
        public NtStatus reject(NdkConnector o, RejectArgs a) { return Layer.this.reject(o, a); }
        public NtStatus getConnectionData(NdkConnector o, GetConnectionDataArgs a) { return Layer.this.getConnectionData(o, a); }
        public NtStatus getLocalAddress(NdkConnector o, GetAddressArgs a) { return localAddress(o, a); }
        public NtStatus getPeerAddress(NdkConnector o, GetAddressArgs a) { return peerAddress(o, a); }
        public NtStatus disconnect(NdkConnector o, DisconnectArgs a) { return Layer.this.disconnect(o, a); }
        public NtStatus completeConnectEx(NdkConnector o, CompleteConnectExArgs a) { return Layer.this.completeConnectEx(o, a); }
        public NtStatus acceptEx(NdkConnector o, AcceptExArgs a) { return Layer.this.acceptEx(o, a); }
    }

    /** The opened adapters with their tables replaced, everything else passed on. */
    final OpenedAdapters over(OpenedAdapters opened) {
        adoptAdapter(opened.activeAdapter());
        adoptAdapter(opened.passiveAdapter());
        ProviderControls controls = new Controls(opened.controls());
        return new OpenedAdapters() {
            public NdkAdapter activeAdapter() { return opened.activeAdapter(); }
            public NdkAdapter passiveAdapter() { return opened.passiveAdapter(); }
            public List<InetAddress> activeAddresses() { return opened.activeAddresses(); }
            public List<InetAddress> passiveAddresses() { return opened.passiveAddresses(); }
            public Set<Facility> facilities() { return opened.facilities(); }
            public PortRange chosenPorts() { return opened.chosenPorts(); }
            public ProviderControls controls() { return controls; }
            public void close() { opened.close(); }
        };
    }

    private final class Controls implements ProviderControls {
        private final ProviderControls real;

        Controls(ProviderControls real) { this.real = real; }

        public List<InetAddress> unreachableHosts() { return real.unreachableHosts(); }
        public List<InetAddress> unreachableNetworks() { return real.unreachableNetworks(); }
        public List<InetAddress> silentHosts() { return real.silentHosts(); }
        public Optional<Condition> linkCut() { return real.linkCut(); }
        public Optional<Condition> noFreePorts() { return real.noFreePorts(); }
        public Optional<Condition> noResources() { return real.noResources(); }
        public Optional<VirtualClock> clock() { return real.clock(); }
        public Optional<Runnable> settle() { return real.settle(); }
        public Optional<IntSupplier> currentIrql() { return real.currentIrql(); }
        public Optional<AdapterHandlers> adapterHandlers() {
            return real.adapterHandlers().map(handlers -> new AdapterHandlers() {
                public NtStatus openNdkAdapter(NdkVersion version, ObjectPointer<NdkAdapter> cell) {
                    return handlers.openNdkAdapter(version, new ObjectPointer<>() {
                        public NdkAdapter get() { return cell.get(); }

                        public void set(NdkAdapter value) {
                            adoptAdapter(value);
                            cell.set(value);
                        }
                    });
                }

                public void closeNdkAdapter(NdkAdapter adapter) { handlers.closeNdkAdapter(adapter); }
            });
        }
    }
}
