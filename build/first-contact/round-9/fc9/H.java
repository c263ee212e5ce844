package fc9;
import java.net.InetAddress;
import java.nio.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** Forwarding tables around the real provider. */
abstract class H implements NdkProvider {
    private final NdkProvider real = new org.ndktck.reference.ReferenceProvider();
    public ProviderIdentity identity() { return new ProviderIdentity("fc:" + getClass().getSimpleName(), "first contact", "1"); }
    public int spiVersion() { return SPI_VERSION; }
    public boolean worksInSeveralProcesses() { return true; }
    /** The tables of one open. */
    abstract Wrap wrap();
    public OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
        OpenedAdapters o = real.open(request);
        Wrap w = wrap();
        NdkAdapter a = o.activeAdapter(), p = o.passiveAdapter();
        a.setDispatch(w.adp(a.dispatch(), null));
        if (p != a) p.setDispatch(w.adp(p.dispatch(), null));
        ProviderControls controls = new Controls(o.controls(), w);
        return new OpenedAdapters() {
            public NdkAdapter activeAdapter() { return a; }
            public NdkAdapter passiveAdapter() { return p; }
            public List<InetAddress> activeAddresses() { return o.activeAddresses(); }
            public List<InetAddress> passiveAddresses() { return o.passiveAddresses(); }
            public Set<Facility> facilities() { return o.facilities(); }
            public PortRange chosenPorts() { return o.chosenPorts(); }
            public ProviderControls controls() { return controls; }
            public void close() { o.close(); }
        };
    }

    static final class Controls implements ProviderControls {
        final ProviderControls r; final Wrap w;
        Controls(ProviderControls r, Wrap w) { this.r = r; this.w = w; }
        public List<InetAddress> unreachableHosts() { return r.unreachableHosts(); }
        public List<InetAddress> unreachableNetworks() { return r.unreachableNetworks(); }
        public List<InetAddress> silentHosts() { return r.silentHosts(); }
        public Optional<Condition> linkCut() { return r.linkCut(); }
        public Optional<Condition> noFreePorts() { return r.noFreePorts(); }
        public Optional<Condition> noResources() { return r.noResources(); }
        public Optional<VirtualClock> clock() { return r.clock(); }
        public Optional<Runnable> settle() { return r.settle(); }
        public Optional<IntSupplier> currentIrql() { return r.currentIrql(); }
        public Optional<AdapterHandlers> adapterHandlers() {
            return r.adapterHandlers().map(h -> new AdapterHandlers() {
                public NtStatus openNdkAdapter(NdkVersion v, ObjectPointer<NdkAdapter> pp) {
                    return h.openNdkAdapter(v, new Out<>(pp, a -> a.setDispatch(w.adp(a.dispatch(), v))));
                }
                public void closeNdkAdapter(NdkAdapter a) { h.closeNdkAdapter(a); }
            });
        }
    }

    /** Wraps an object before the consumer's cell receives it. */
    record Out<T>(ObjectPointer<T> to, Consumer<T> first) implements ObjectPointer<T> {
        public T get() { return to.get(); }
        public void set(T v) { if (v != null) first.accept(v); to.set(v); }
    }
    @SuppressWarnings("unchecked")
    static <T> NdkCreateCompletion create(NdkCreateCompletion c, Consumer<T> first) {
        return (ctx, s, o) -> { if (s.isSuccess() && o != null) first.accept((T) o); c.complete(ctx, s, o); };
    }

    /** Makes the tables; one for each open, so fields of a subclass are the state of an open. */
    static class Wrap {
        Adp adp(NdkAdapterDispatch r, NdkVersion asked) { return new Adp(this, r); }
        Conn conn(NdkConnectorDispatch r, Lis from) { return new Conn(r, from); }
        Lis lis(NdkListenerDispatch r) { return new Lis(r); }
        Sep sep(NdkSharedEndpointDispatch r) { return new Sep(r); }
        Cq cq(NdkCqDispatch r) { return new Cq(r); }
        Pd pd(NdkPdDispatch r) { return new Pd(this, r); }
        Qp qp(NdkQpDispatch r, Pd pd) { return new Qp(r, pd); }
    }

    static class Adp implements NdkAdapterDispatch {
        final Wrap w; final NdkAdapterDispatch r;
        Adp(Wrap w, NdkAdapterDispatch r) { this.w = w; this.r = r; }
        public NtStatus queryExtension(NdkAdapter a, QueryExtensionArgs g) { return r.queryExtension(a, g); }
        public NtStatus queryAdapterInfo(NdkAdapter a, QueryAdapterInfoArgs g) { return r.queryAdapterInfo(a, g); }
        public NtStatus createCq(NdkAdapter a, CreateCqArgs g) {
            Cq[] h = new Cq[1];
            Consumer<NdkCq> f = q -> { h[0] = w.cq(q.dispatch()); q.setDispatch(h[0]); };
            return r.createCq(a, new CreateCqArgs(g.cqDepth(), (c, s) -> { if (h[0] == null) g.cqNotification().notify(c, s); else h[0].notification(g.cqNotification(), c, s); },
                    g.cqNotificationContext(), create(g.createCompletion(), f), g.requestContext(), new Out<>(g.ppNdkCq(), f)));
        }
        public NtStatus createPd(NdkAdapter a, CreatePdArgs g) {
            Consumer<NdkPd> f = p -> p.setDispatch(w.pd(p.dispatch()));
            return r.createPd(a, new CreatePdArgs(create(g.createCompletion(), f), g.requestContext(), new Out<>(g.ppNdkPd(), f)));
        }
        public NtStatus createSharedEndpoint(NdkAdapter a, CreateSharedEndpointArgs g) {
            Consumer<NdkSharedEndpoint> f = e -> e.setDispatch(w.sep(e.dispatch()));
            return r.createSharedEndpoint(a, new CreateSharedEndpointArgs(g.pAddress(), g.addressLength(), create(g.createCompletion(), f), g.requestContext(), new Out<>(g.ppNdkSharedEndpoint(), f)));
        }
        public NtStatus createConnector(NdkAdapter a, CreateConnectorArgs g) {
            Consumer<NdkConnector> f = c -> c.setDispatch(w.conn(c.dispatch(), null));
            return r.createConnector(a, new CreateConnectorArgs(create(g.createCompletion(), f), g.requestContext(), new Out<>(g.ppNdkConnector(), f)));
        }
        public NtStatus createListener(NdkAdapter a, CreateListenerArgs g) {
            Lis[] h = new Lis[1];
            Consumer<NdkListener> f = l -> { h[0] = w.lis(l.dispatch()); h[0].self = l; l.setDispatch(h[0]); };
            return r.createListener(a, new CreateListenerArgs((ctx, c) -> {
                Conn t = w.conn(c.dispatch(), h[0]);
                c.setDispatch(t);
                h[0].event(g.connectEvent(), ctx, c, t);
            }, g.connectEventContext(), create(g.createCompletion(), f), g.requestContext(), new Out<>(g.ppNdkListener(), f)));
        }
    }

    static class Lis implements NdkListenerDispatch {
        final NdkListenerDispatch r; volatile NdkListener self;
        Lis(NdkListenerDispatch r) { this.r = r; }
        void event(NdkConnectEventCallback to, long ctx, NdkConnector c, Conn table) { to.connectEvent(ctx, c); }
        public NtStatus closeListener(NdkListener l, CloseArgs g) { return r.closeListener(l, g); }
        public NtStatus queryExtension(NdkListener l, QueryExtensionArgs g) { return r.queryExtension(l, g); }
        public NtStatus listen(NdkListener l, ListenArgs g) { return r.listen(l, g); }
        public NtStatus getLocalAddress(NdkListener l, GetAddressArgs g) { return r.getLocalAddress(l, g); }
        public void controlConnectEvents(NdkListener l, boolean pause) { r.controlConnectEvents(l, pause); }
    }

    static class Sep implements NdkSharedEndpointDispatch {
        final NdkSharedEndpointDispatch r;
        Sep(NdkSharedEndpointDispatch r) { this.r = r; }
        public NtStatus closeSharedEndpoint(NdkSharedEndpoint e, CloseArgs g) { return r.closeSharedEndpoint(e, g); }
        public NtStatus queryExtension(NdkSharedEndpoint e, QueryExtensionArgs g) { return r.queryExtension(e, g); }
        public NtStatus getLocalAddress(NdkSharedEndpoint e, GetAddressArgs g) { return r.getLocalAddress(e, g); }
    }

    static class Cq implements NdkCqDispatch {
        final NdkCqDispatch r;
        Cq(NdkCqDispatch r) { this.r = r; }
        void notification(NdkCqNotificationCallback to, long c, NtStatus s) { to.notify(c, s); }
        public NtStatus closeCq(NdkCq q, CloseArgs g) { return r.closeCq(q, g); }
        public NtStatus queryExtension(NdkCq q, QueryExtensionArgs g) { return r.queryExtension(q, g); }
        public void armCq(NdkCq q, NdkCqNotificationType t) { r.armCq(q, t); }
        public long getCqResults(NdkCq q, GetCqResultsArgs g) { return r.getCqResults(q, g); }
    }

    static class Pd implements NdkPdDispatch {
        final Wrap w; final NdkPdDispatch r;
        Pd(Wrap w, NdkPdDispatch r) { this.w = w; this.r = r; }
        public NtStatus closePd(NdkPd p, CloseArgs g) { return r.closePd(p, g); }
        public NtStatus queryExtension(NdkPd p, QueryExtensionArgs g) { return r.queryExtension(p, g); }
        public NtStatus createQp(NdkPd p, CreateQpArgs g) {
            Consumer<NdkQp> f = q -> q.setDispatch(w.qp(q.dispatch(), this));
            return r.createQp(p, new CreateQpArgs(g.pReceiveCq(), g.pInitiatorCq(), g.qpContext(), g.receiveQueueDepth(), g.initiatorQueueDepth(), g.maxReceiveRequestSge(),
                    g.maxInitiatorRequestSge(), g.inlineDataSize(), create(g.createCompletion(), f), g.requestContext(), new Out<>(g.ppNdkQp(), f)));
        }
    }

    static class Qp implements NdkQpDispatch {
        final NdkQpDispatch r; final Pd pd;
        Qp(NdkQpDispatch r, Pd pd) { this.r = r; this.pd = pd; }
        public NtStatus closeQp(NdkQp q, CloseArgs g) { return r.closeQp(q, g); }
        public NtStatus queryExtension(NdkQp q, QueryExtensionArgs g) { return r.queryExtension(q, g); }
        public void flush(NdkQp q) { r.flush(q); }
        public NtStatus send(NdkQp q, SendArgs g) { return r.send(q, g); }
        public NtStatus receive(NdkQp q, ReceiveArgs g) { return r.receive(q, g); }
    }

    interface Ev { void fire(long ctx, long reason); }
    /** Accept and CompleteConnect, plain and Ex, in one form. */
    record Est(boolean passive, boolean ex, NdkQp qp, long in, long out, ConstBytePointer data, long length, Ev ev, long evCtx, NdkRequestCompletion rc, long ctx) {
        Est with(Ev e, NdkRequestCompletion c) { return new Est(passive, ex, qp, in, out, data, length, e, evCtx, c, ctx); }
        Est withOut(long o) { return new Est(passive, ex, qp, in, o, data, length, ev, evCtx, rc, ctx); }
    }

    static class Conn implements NdkConnectorDispatch {
        final NdkConnectorDispatch r; final Lis from;
        Conn(NdkConnectorDispatch r, Lis from) { this.r = r; this.from = from; }
        NtStatus establish(NdkConnector c, Est e) { return forward(c, e); }
        final NtStatus forward(NdkConnector c, Est e) {
            Ev v = e.ev();
            if (e.ex()) {
                NdkDisconnectEventCallbackEx d = v == null ? null : v::fire;
                return e.passive() ? r.acceptEx(c, new AcceptExArgs(e.qp(), e.in(), e.out(), e.data(), e.length(), d, e.evCtx(), e.rc(), e.ctx()))
                        : r.completeConnectEx(c, new CompleteConnectExArgs(d, e.evCtx(), e.rc(), e.ctx()));
            }
            NdkDisconnectEventCallback d = v == null ? null : x -> v.fire(x, 0);
            return e.passive() ? r.accept(c, new AcceptArgs(e.qp(), e.in(), e.out(), e.data(), e.length(), d, e.evCtx(), e.rc(), e.ctx()))
                    : r.completeConnect(c, new CompleteConnectArgs(d, e.evCtx(), e.rc(), e.ctx()));
        }
        private static Ev ev(NdkDisconnectEventCallback d) { return d == null ? null : (x, y) -> d.disconnectEvent(x); }
        private static Ev ev(NdkDisconnectEventCallbackEx d) { return d == null ? null : d::disconnectEvent; }
        public final NtStatus completeConnect(NdkConnector c, CompleteConnectArgs g) {
            return establish(c, new Est(false, false, null, 0, 0, null, 0, ev(g.disconnectEvent()), g.disconnectEventContext(), g.requestCompletion(), g.requestContext()));
        }
        public final NtStatus completeConnectEx(NdkConnector c, CompleteConnectExArgs g) {
            return establish(c, new Est(false, true, null, 0, 0, null, 0, ev(g.disconnectEvent()), g.disconnectEventContext(), g.requestCompletion(), g.requestContext()));
        }
        public final NtStatus accept(NdkConnector c, AcceptArgs g) {
            return establish(c, new Est(true, false, g.pNdkQp(), g.inboundReadLimit(), g.outboundReadLimit(), g.pPrivateData(), g.privateDataLength(), ev(g.disconnectEvent()), g.disconnectEventContext(), g.requestCompletion(), g.requestContext()));
        }
        public final NtStatus acceptEx(NdkConnector c, AcceptExArgs g) {
            return establish(c, new Est(true, true, g.pNdkQp(), g.inboundReadLimit(), g.outboundReadLimit(), g.pPrivateData(), g.privateDataLength(), ev(g.disconnectEvent()), g.disconnectEventContext(), g.requestCompletion(), g.requestContext()));
        }
        public NtStatus closeConnector(NdkConnector c, CloseArgs g) { return r.closeConnector(c, g); }
        public NtStatus queryExtension(NdkConnector c, QueryExtensionArgs g) { return r.queryExtension(c, g); }
        public NtStatus connect(NdkConnector c, ConnectArgs g) { return r.connect(c, g); }
        public NtStatus connectWithSharedEndpoint(NdkConnector c, ConnectWithSharedEndpointArgs g) { return r.connectWithSharedEndpoint(c, g); }
        public NtStatus reject(NdkConnector c, RejectArgs g) { return r.reject(c, g); }
        public NtStatus getConnectionData(NdkConnector c, GetConnectionDataArgs g) { return r.getConnectionData(c, g); }
        public NtStatus getLocalAddress(NdkConnector c, GetAddressArgs g) { return r.getLocalAddress(c, g); }
        public NtStatus getPeerAddress(NdkConnector c, GetAddressArgs g) { return r.getPeerAddress(c, g); }
        public NtStatus disconnect(NdkConnector c, DisconnectArgs g) { return r.disconnect(c, g); }

        final String local(NdkConnector c) { return text(x -> r.getLocalAddress(c, x)); }
        final String peer(NdkConnector c) { return text(x -> r.getPeerAddress(c, x)); }
    }

    static String text(Function<GetAddressArgs, NtStatus> get) {
        Mem m = new Mem(64); U32 n = new U32(64);
        return get.apply(new GetAddressArgs(m, n)).isSuccess() ? NdkSockaddr.read(m, n.get()).toString() : null;
    }
    static ConnectArgs withCompletion(ConnectArgs g, NdkRequestCompletion rc) {
        return new ConnectArgs(g.pNdkQp(), g.pSrcAddress(), g.srcAddressLength(), g.pDestAddress(), g.destAddressLength(), g.inboundReadLimit(), g.outboundReadLimit(), g.pPrivateData(), g.privateDataLength(), rc, g.requestContext());
    }
    static ConnectWithSharedEndpointArgs withCompletion(ConnectWithSharedEndpointArgs g, NdkRequestCompletion rc) {
        return new ConnectWithSharedEndpointArgs(g.pNdkQp(), g.pNdkSharedEndpoint(), g.pDestAddress(), g.destAddressLength(), g.inboundReadLimit(), g.outboundReadLimit(), g.pPrivateData(), g.privateDataLength(), rc, g.requestContext());
    }

    static final class Mem implements BytePointer {
        final ByteBuffer b;
        Mem(int n) { b = ByteBuffer.allocateDirect(n).order(ByteOrder.LITTLE_ENDIAN); }
        public byte get(long o) { return b.get((int) o); }
        public void get(long o, byte[] into, int from, int count) { for (int i = 0; i < count; i++) into[from + i] = b.get((int) o + i); }
        public ByteBuffer buffer() { return b.duplicate().order(ByteOrder.LITTLE_ENDIAN); }
        public void put(long o, byte v) { b.put((int) o, v); }
        public void put(long o, byte[] s, int from, int count) { for (int i = 0; i < count; i++) b.put((int) o + i, s[from + i]); }
    }
    static final class U32 implements UlongPointer {
        final ByteBuffer b = ByteBuffer.allocateDirect(4).order(ByteOrder.LITTLE_ENDIAN);
        U32(long v) { set(v); }
        public long get() { return Integer.toUnsignedLong(b.getInt(0)); }
        public void set(long v) { b.putInt(0, (int) v); }
        public ByteBuffer buffer() { return b.duplicate().order(ByteOrder.LITTLE_ENDIAN); }
    }
}
