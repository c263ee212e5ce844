package fc6;

import java.net.InetAddress;
import java.lang.ref.WeakReference;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntSupplier;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** The correct provider behind forwarding tables; a subclass gives tables that differ in one thing. */
abstract class Base implements NdkProvider {

    abstract Tables tables();

    @Override
    public ProviderIdentity identity() {
        return new ProviderIdentity("fc:" + getClass().getSimpleName(), "first contact", "1");
    }

    @Override
    public int spiVersion() {
        return SPI_VERSION;
    }

    @Override
    public boolean worksInSeveralProcesses() {
        return true;
    }

    @Override
    public OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
        OpenedAdapters real = new org.ndktck.reference.ReferenceProvider().open(request);
        Tables tables = tables();
        tables.adopt(real.activeAdapter());
        tables.adopt(real.passiveAdapter());
        return new Opened(real, tables);
    }

    private static final class Opened implements OpenedAdapters {
        private final OpenedAdapters real;
        private final ProviderControls controls;

        Opened(OpenedAdapters real, Tables tables) {
            this.real = real;
            this.controls = new Controls(real.controls(), tables);
        }

        @Override public NdkAdapter activeAdapter() { return real.activeAdapter(); }
        @Override public NdkAdapter passiveAdapter() { return real.passiveAdapter(); }
        @Override public List<InetAddress> activeAddresses() { return real.activeAddresses(); }
        @Override public List<InetAddress> passiveAddresses() { return real.passiveAddresses(); }
        @Override public Set<Facility> facilities() { return real.facilities(); }
        @Override public PortRange chosenPorts() { return real.chosenPorts(); }
        @Override public ProviderControls controls() { return controls; }
        @Override public void close() { real.close(); }
    }

    private static final class Controls implements ProviderControls {
        private final ProviderControls real;
        private final Optional<AdapterHandlers> handlers;

        Controls(ProviderControls real, Tables tables) {
            this.real = real;
            this.handlers = real.adapterHandlers().map(h -> new AdapterHandlers() {
                @Override
                public NtStatus openNdkAdapter(NdkVersion version, ObjectPointer<NdkAdapter> ppNdkAdapter) {
                    NtStatus status = h.openNdkAdapter(version, ppNdkAdapter);
                    if (status.isSuccess()) {
                        tables.adopt(ppNdkAdapter.get());
                    }
                    return status;
                }

                @Override
                public void closeNdkAdapter(NdkAdapter pNdkAdapter) {
                    h.closeNdkAdapter(pNdkAdapter);
                }
            });
        }

        @Override public List<InetAddress> unreachableHosts() { return real.unreachableHosts(); }
        @Override public List<InetAddress> unreachableNetworks() { return real.unreachableNetworks(); }
        @Override public List<InetAddress> silentHosts() { return real.silentHosts(); }
        @Override public Optional<Condition> linkCut() { return real.linkCut(); }
        @Override public Optional<Condition> noFreePorts() { return real.noFreePorts(); }
        @Override public Optional<Condition> noResources() { return real.noResources(); }
        @Override public Optional<VirtualClock> clock() { return real.clock(); }
        @Override public Optional<Runnable> settle() { return real.settle(); }
        @Override public Optional<IntSupplier> currentIrql() { return real.currentIrql(); }
        @Override public Optional<AdapterHandlers> adapterHandlers() { return handlers; }
    }

    /** What is noted of an object; holds the object weakly, for the object is the key under which this stands. */
    static class State<O, D> {
        private volatile WeakReference<O> reference;
        volatile D real;

        final void stand(O object, D table) {
            real = table;
            reference = new WeakReference<>(object);
        }

        final O object() {
            WeakReference<O> r = reference;
            return r == null ? null : r.get();
        }
    }

    static final class Adp extends State<NdkAdapter, NdkAdapterDispatch> {}
    static final class Pd extends State<NdkPd, NdkPdDispatch> {}
    static final class Cq extends State<NdkCq, NdkCqDispatch> {}
    static final class Qp extends State<NdkQp, NdkQpDispatch> {
        volatile long context;
        volatile boolean flushed;
        volatile boolean disconnected;
    }

    static final class Sep extends State<NdkSharedEndpoint, NdkSharedEndpointDispatch> {
        /** Connectors that were connected over it and whose close has not completed. */
        final Set<Con> open = ConcurrentHashMap.newKeySet();
        volatile boolean flag;
    }

    static final class Lis extends State<NdkListener, NdkListenerDispatch> {
        volatile long eventContext;
        /** Connectors that the connect event delivered and whose close has not completed. */
        final Set<Con> open = ConcurrentHashMap.newKeySet();
        volatile boolean flag;
    }

    static final class Con extends State<NdkConnector, NdkConnectorDispatch> {
        Lis listener;
        volatile Sep endpoint;
        volatile Object note;
        volatile boolean flag;
        final AtomicInteger count = new AtomicInteger();
    }

    /** Forwards every function of every object, and adopts every object that comes up. */
    static class Tables {
        private final Map<NdkObject<?>, Object> known = Collections.synchronizedMap(new WeakHashMap<>());

        final Con con(NdkConnector o) { return (Con) known.get(o); }
        final Lis lis(NdkListener o) { return (Lis) known.get(o); }
        final Sep sep(NdkSharedEndpoint o) { return (Sep) known.get(o); }
        final Qp qp(NdkQp o) { return (Qp) known.get(o); }
        final Cq cq(NdkCq o) { return (Cq) known.get(o); }
        final Pd pd(NdkPd o) { return (Pd) known.get(o); }
        final Adp adp(NdkAdapter o) { return (Adp) known.get(o); }

        // ---- adoption: note the real table, then put the own one in its place

        final synchronized void adopt(NdkAdapter o) {
            if (known.containsKey(o)) {
                return;
            }
            Adp a = new Adp();
            a.stand(o, o.dispatch());
            known.put(o, a);
            o.setDispatch(adapterTable);
        }

        final Con adopt(NdkConnector o, Lis listener) {
            Con c = new Con();
            c.stand(o, o.dispatch());
            c.listener = listener;
            if (listener != null) {
                listener.open.add(c);
            }
            known.put(o, c);
            o.setDispatch(connectorTable);
            return c;
        }

        final void adopt(NdkListener o, Lis l) {
            l.stand(o, o.dispatch());
            known.put(o, l);
            o.setDispatch(listenerTable);
        }

        final void adopt(NdkSharedEndpoint o) {
            Sep e = new Sep();
            e.stand(o, o.dispatch());
            known.put(o, e);
            o.setDispatch(endpointTable);
        }

        final void adopt(NdkPd o) {
            Pd p = new Pd();
            p.stand(o, o.dispatch());
            known.put(o, p);
            o.setDispatch(pdTable);
        }

        final void adopt(NdkCq o) {
            Cq q = new Cq();
            q.stand(o, o.dispatch());
            known.put(o, q);
            o.setDispatch(cqTable);
        }

        final void adopt(NdkQp o, long context) {
            Qp q = new Qp();
            q.stand(o, o.dispatch());
            q.context = context;
            known.put(o, q);
            o.setDispatch(qpTable);
        }

        // ---- creates

        NtStatus createConnector(Adp a, CreateConnectorArgs x) {
            NtStatus s = a.real.createConnector(a.object(), new CreateConnectorArgs((context, status, o) -> {
                if (status.isSuccess()) {
                    adopt((NdkConnector) o, null);
                }
                x.createCompletion().complete(context, status, o);
            }, x.requestContext(), x.ppNdkConnector()));
            if (s.isSuccess()) {
                adopt(x.ppNdkConnector().get(), null);
            }
            return s;
        }

        NtStatus createListener(Adp a, CreateListenerArgs x) {
            Lis l = new Lis();
            l.eventContext = x.connectEventContext();
            NtStatus s = a.real.createListener(a.object(), new CreateListenerArgs(
                    (context, o) -> connectEvent(l, x.connectEvent(), context, adopt(o, l)),
                    x.connectEventContext(),
                    (context, status, o) -> {
                        if (status.isSuccess()) {
                            adopt((NdkListener) o, l);
                        }
                        x.createCompletion().complete(context, status, o);
                    },
                    x.requestContext(), x.ppNdkListener()));
            if (s.isSuccess()) {
                adopt(x.ppNdkListener().get(), l);
            }
            return s;
        }

        NtStatus createSharedEndpoint(Adp a, CreateSharedEndpointArgs x) {
            NtStatus s = a.real.createSharedEndpoint(a.object(), new CreateSharedEndpointArgs(x.pAddress(), x.addressLength(),
                    (context, status, o) -> {
                        if (status.isSuccess()) {
                            adopt((NdkSharedEndpoint) o);
                        }
                        x.createCompletion().complete(context, status, o);
                    }, x.requestContext(), x.ppNdkSharedEndpoint()));
            if (s.isSuccess()) {
                adopt(x.ppNdkSharedEndpoint().get());
            }
            return s;
        }

        NtStatus createPd(Adp a, CreatePdArgs x) {
            NtStatus s = a.real.createPd(a.object(), new CreatePdArgs((context, status, o) -> {
                if (status.isSuccess()) {
                    adopt((NdkPd) o);
                }
                x.createCompletion().complete(context, status, o);
            }, x.requestContext(), x.ppNdkPd()));
            if (s.isSuccess()) {
                adopt(x.ppNdkPd().get());
            }
            return s;
        }

        NtStatus createCq(Adp a, CreateCqArgs x) {
            NtStatus s = a.real.createCq(a.object(), new CreateCqArgs(x.cqDepth(), x.cqNotification(), x.cqNotificationContext(),
                    (context, status, o) -> {
                        if (status.isSuccess()) {
                            adopt((NdkCq) o);
                        }
                        x.createCompletion().complete(context, status, o);
                    }, x.requestContext(), x.ppNdkCq()));
            if (s.isSuccess()) {
                adopt(x.ppNdkCq().get());
            }
            return s;
        }

        NtStatus createQp(Pd p, CreateQpArgs x) {
            NtStatus s = p.real.createQp(p.object(), new CreateQpArgs(x.pReceiveCq(), x.pInitiatorCq(), x.qpContext(),
                    x.receiveQueueDepth(), x.initiatorQueueDepth(), x.maxReceiveRequestSge(), x.maxInitiatorRequestSge(),
                    x.inlineDataSize(),
                    (context, status, o) -> {
                        if (status.isSuccess()) {
                            adopt((NdkQp) o, x.qpContext());
                        }
                        x.createCompletion().complete(context, status, o);
                    }, x.requestContext(), x.ppNdkQp()));
            if (s.isSuccess()) {
                adopt(x.ppNdkQp().get(), x.qpContext());
            }
            return s;
        }

        NtStatus queryAdapterInfo(Adp a, QueryAdapterInfoArgs x) { return a.real.queryAdapterInfo(a.object(), x); }

        // ---- events

        void connectEvent(Lis l, NdkConnectEventCallback event, long context, Con c) {
            event.connectEvent(context, c.object());
        }

        // ---- connector

        /** A connector's close is over; called before the consumer hears of it. */
        void closed(Con c) {
            if (c.listener != null) {
                c.listener.open.remove(c);
            }
            Sep e = c.endpoint;
            if (e != null) {
                e.open.remove(c);
            }
        }

        NtStatus close(Con c, CloseArgs x) {
            NtStatus s = c.real.closeConnector(c.object(), new CloseArgs(context -> {
                closed(c);
                x.closeCompletion().complete(context);
            }, x.requestContext()));
            if (s.isSuccess()) {
                closed(c);
            }
            return s;
        }

        NtStatus connect(Con c, ConnectArgs x) { return c.real.connect(c.object(), x); }

        NtStatus connectShared(Con c, ConnectWithSharedEndpointArgs x) {
            Sep e = sep(x.pNdkSharedEndpoint());
            if (e != null) {
                c.endpoint = e;
                e.open.add(c);
            }
            return c.real.connectWithSharedEndpoint(c.object(), x);
        }

        NtStatus completeConnect(Con c, CompleteConnectArgs x) { return c.real.completeConnect(c.object(), x); }
        NtStatus completeConnectEx(Con c, CompleteConnectExArgs x) { return c.real.completeConnectEx(c.object(), x); }
        NtStatus accept(Con c, AcceptArgs x) { return c.real.accept(c.object(), x); }
        NtStatus acceptEx(Con c, AcceptExArgs x) { return c.real.acceptEx(c.object(), x); }
        NtStatus reject(Con c, RejectArgs x) { return c.real.reject(c.object(), x); }
        NtStatus getConnectionData(Con c, GetConnectionDataArgs x) { return c.real.getConnectionData(c.object(), x); }
        NtStatus localAddress(Con c, GetAddressArgs x) { return c.real.getLocalAddress(c.object(), x); }
        NtStatus peerAddress(Con c, GetAddressArgs x) { return c.real.getPeerAddress(c.object(), x); }
        NtStatus disconnect(Con c, DisconnectArgs x) { return c.real.disconnect(c.object(), x); }

        // ---- the others

        NtStatus close(Lis l, CloseArgs x) { return l.real.closeListener(l.object(), x); }
        NtStatus listen(Lis l, ListenArgs x) { return l.real.listen(l.object(), x); }
        NtStatus localAddress(Lis l, GetAddressArgs x) { return l.real.getLocalAddress(l.object(), x); }
        void control(Lis l, boolean pause) { l.real.controlConnectEvents(l.object(), pause); }

        NtStatus close(Sep e, CloseArgs x) { return e.real.closeSharedEndpoint(e.object(), x); }
        NtStatus localAddress(Sep e, GetAddressArgs x) { return e.real.getLocalAddress(e.object(), x); }

        NtStatus close(Qp q, CloseArgs x) { return q.real.closeQp(q.object(), x); }
        NtStatus send(Qp q, SendArgs x) { return q.real.send(q.object(), x); }
        NtStatus receive(Qp q, ReceiveArgs x) { return q.real.receive(q.object(), x); }
        void flush(Qp q) { q.real.flush(q.object()); }

        NtStatus close(Cq q, CloseArgs x) { return q.real.closeCq(q.object(), x); }
        long results(Cq q, GetCqResultsArgs x) { return q.real.getCqResults(q.object(), x); }

        NtStatus close(Pd p, CloseArgs x) { return p.real.closePd(p.object(), x); }

        // ---- the tables

        private final NdkAdapterDispatch adapterTable = new NdkAdapterDispatch() {
            @Override public NtStatus queryExtension(NdkAdapter o, QueryExtensionArgs x) { return adp(o).real.queryExtension(o, x); }
            @Override public NtStatus queryAdapterInfo(NdkAdapter o, QueryAdapterInfoArgs x) { return Tables.this.queryAdapterInfo(adp(o), x); }
            @Override public NtStatus createCq(NdkAdapter o, CreateCqArgs x) { return Tables.this.createCq(adp(o), x); }
            @Override public NtStatus createPd(NdkAdapter o, CreatePdArgs x) { return Tables.this.createPd(adp(o), x); }
            @Override public NtStatus createSharedEndpoint(NdkAdapter o, CreateSharedEndpointArgs x) { return Tables.this.createSharedEndpoint(adp(o), x); }
            @Override public NtStatus createConnector(NdkAdapter o, CreateConnectorArgs x) { return Tables.this.createConnector(adp(o), x); }
            @Override public NtStatus createListener(NdkAdapter o, CreateListenerArgs x) { return Tables.this.createListener(adp(o), x); }
        };

        private final NdkConnectorDispatch connectorTable = new NdkConnectorDispatch() {
            @Override public NtStatus closeConnector(NdkConnector o, CloseArgs x) { return Tables.this.close(con(o), x); }
            @Override public NtStatus queryExtension(NdkConnector o, QueryExtensionArgs x) { return con(o).real.queryExtension(o, x); }
            @Override public NtStatus connect(NdkConnector o, ConnectArgs x) { return Tables.this.connect(con(o), x); }
            @Override public NtStatus connectWithSharedEndpoint(NdkConnector o, ConnectWithSharedEndpointArgs x) { return connectShared(con(o), x); }
            @Override public NtStatus completeConnect(NdkConnector o, CompleteConnectArgs x) { return Tables.this.completeConnect(con(o), x); }
            @Override public NtStatus accept(NdkConnector o, AcceptArgs x) { return Tables.this.accept(con(o), x); }
            @Override public NtStatus reject(NdkConnector o, RejectArgs x) { return Tables.this.reject(con(o), x); }
            @Override public NtStatus getConnectionData(NdkConnector o, GetConnectionDataArgs x) { return Tables.this.getConnectionData(con(o), x); }
            @Override public NtStatus getLocalAddress(NdkConnector o, GetAddressArgs x) { return localAddress(con(o), x); }
            @Override public NtStatus getPeerAddress(NdkConnector o, GetAddressArgs x) { return peerAddress(con(o), x); }
            @Override public NtStatus disconnect(NdkConnector o, DisconnectArgs x) { return Tables.this.disconnect(con(o), x); }
            @Override public NtStatus completeConnectEx(NdkConnector o, CompleteConnectExArgs x) { return Tables.this.completeConnectEx(con(o), x); }
            @Override public NtStatus acceptEx(NdkConnector o, AcceptExArgs x) { return Tables.this.acceptEx(con(o), x); }
        };

        private final NdkListenerDispatch listenerTable = new NdkListenerDispatch() {
            @Override public NtStatus closeListener(NdkListener o, CloseArgs x) { return Tables.this.close(lis(o), x); }
            @Override public NtStatus queryExtension(NdkListener o, QueryExtensionArgs x) { return lis(o).real.queryExtension(o, x); }
            @Override public NtStatus listen(NdkListener o, ListenArgs x) { return Tables.this.listen(lis(o), x); }
            @Override public NtStatus getLocalAddress(NdkListener o, GetAddressArgs x) { return localAddress(lis(o), x); }
            @Override public void controlConnectEvents(NdkListener o, boolean pause) { control(lis(o), pause); }
        };

        private final NdkSharedEndpointDispatch endpointTable = new NdkSharedEndpointDispatch() {
            @Override public NtStatus closeSharedEndpoint(NdkSharedEndpoint o, CloseArgs x) { return Tables.this.close(sep(o), x); }
            @Override public NtStatus queryExtension(NdkSharedEndpoint o, QueryExtensionArgs x) { return sep(o).real.queryExtension(o, x); }
            @Override public NtStatus getLocalAddress(NdkSharedEndpoint o, GetAddressArgs x) { return localAddress(sep(o), x); }
        };

        private final NdkQpDispatch qpTable = new NdkQpDispatch() {
            @Override public NtStatus closeQp(NdkQp o, CloseArgs x) { return Tables.this.close(qp(o), x); }
            @Override public NtStatus queryExtension(NdkQp o, QueryExtensionArgs x) { return qp(o).real.queryExtension(o, x); }
            @Override public void flush(NdkQp o) { Tables.this.flush(qp(o)); }
            @Override public NtStatus send(NdkQp o, SendArgs x) { return Tables.this.send(qp(o), x); }
            @Override public NtStatus receive(NdkQp o, ReceiveArgs x) { return Tables.this.receive(qp(o), x); }
        };

        private final NdkCqDispatch cqTable = new NdkCqDispatch() {
            @Override public NtStatus closeCq(NdkCq o, CloseArgs x) { return Tables.this.close(cq(o), x); }
            @Override public NtStatus queryExtension(NdkCq o, QueryExtensionArgs x) { return cq(o).real.queryExtension(o, x); }
            @Override public void armCq(NdkCq o, NdkCqNotificationType type) { cq(o).real.armCq(o, type); }
            @Override public long getCqResults(NdkCq o, GetCqResultsArgs x) { return results(cq(o), x); }
        };

        private final NdkPdDispatch pdTable = new NdkPdDispatch() {
            @Override public NtStatus closePd(NdkPd o, CloseArgs x) { return Tables.this.close(pd(o), x); }
            @Override public NtStatus queryExtension(NdkPd o, QueryExtensionArgs x) { return pd(o).real.queryExtension(o, x); }
            @Override public NtStatus createQp(NdkPd o, CreateQpArgs x) { return Tables.this.createQp(pd(o), x); }
        };
    }

    // ---- records with something replaced

    static ConnectArgs with(ConnectArgs x, NdkRequestCompletion done) {
        return new ConnectArgs(x.pNdkQp(), x.pSrcAddress(), x.srcAddressLength(), x.pDestAddress(), x.destAddressLength(),
                x.inboundReadLimit(), x.outboundReadLimit(), x.pPrivateData(), x.privateDataLength(), done, x.requestContext());
    }

    static ConnectWithSharedEndpointArgs with(ConnectWithSharedEndpointArgs x, NdkRequestCompletion done) {
        return new ConnectWithSharedEndpointArgs(x.pNdkQp(), x.pNdkSharedEndpoint(), x.pDestAddress(), x.destAddressLength(),
                x.inboundReadLimit(), x.outboundReadLimit(), x.pPrivateData(), x.privateDataLength(), done, x.requestContext());
    }

    static AcceptArgs with(AcceptArgs x, long outboundReadLimit, NdkDisconnectEventCallback event, NdkRequestCompletion done) {
        return new AcceptArgs(x.pNdkQp(), x.inboundReadLimit(), outboundReadLimit, x.pPrivateData(), x.privateDataLength(),
                event, x.disconnectEventContext(), done, x.requestContext());
    }

    static AcceptExArgs with(AcceptExArgs x, long outboundReadLimit, NdkDisconnectEventCallbackEx event, NdkRequestCompletion done) {
        return new AcceptExArgs(x.pNdkQp(), x.inboundReadLimit(), outboundReadLimit, x.pPrivateData(), x.privateDataLength(),
                event, x.disconnectEventContext(), done, x.requestContext());
    }

    static CompleteConnectArgs with(CompleteConnectArgs x, NdkDisconnectEventCallback event, NdkRequestCompletion done) {
        return new CompleteConnectArgs(event, x.disconnectEventContext(), done, x.requestContext());
    }

    static CompleteConnectExArgs with(CompleteConnectExArgs x, NdkDisconnectEventCallbackEx event, NdkRequestCompletion done) {
        return new CompleteConnectExArgs(event, x.disconnectEventContext(), done, x.requestContext());
    }
}
