package fc5;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** Forwards everything to the real provider; hooks to override. */
public abstract class Base implements NdkProvider {
    static final NtStatus OK = NtStatus.STATUS_SUCCESS;
    static final NtStatus PENDING = NtStatus.STATUS_PENDING;
    static final NtStatus SMALL = NtStatus.STATUS_BUFFER_TOO_SMALL;
    static final int CONNECT = 0, COMPLETE = 1, ACCEPT = 2, DISCONNECT = 3;
    private final NdkProvider real = new org.ndktck.reference.ReferenceProvider();

    public ProviderIdentity identity() { return new ProviderIdentity("fc:" + getClass().getSimpleName(), "first contact", "1"); }
    public int spiVersion() { return SPI_VERSION; }
    public boolean worksInSeveralProcesses() { return true; }
    public OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
        OpenedAdapters o = real.open(request);
        NdkAdapter a = o.activeAdapter(), p = o.passiveAdapter();
        a.setDispatch(ad(a.dispatch()));
        if (p != a) p.setDispatch(ad(p.dispatch()));
        return opened(o);
    }
    OpenedAdapters opened(OpenedAdapters o) { return o; }
    Ad ad(NdkAdapterDispatch r) { return new Ad(this, r); }
    Co co(Ad ad, NdkConnectorDispatch r, Li from) { return new Co(ad, r, from); }
    Li li(Ad ad, NdkListenerDispatch r) { return new Li(ad, r); }
    Ep ep(Ad ad, NdkSharedEndpointDispatch r) { return new Ep(ad, r); }
    Pd pd(Ad ad, NdkPdDispatch r) { return new Pd(ad, r); }
    Qp qp(Ad ad, NdkQpDispatch r) { return new Qp(ad, r); }

    interface Wrap<T> { void on(T object); }
    static <T extends NdkObject<?>> ObjectPointer<T> out(ObjectPointer<T> p, Wrap<T> w) {
        return new ObjectPointer<T>() {
            public T get() { return p.get(); }
            public void set(T v) { if (v != null) w.on(v); p.set(v); }
        };
    }
    @SuppressWarnings("unchecked")
    static <T extends NdkObject<?>> NdkCreateCompletion made(NdkCreateCompletion c, Wrap<T> w) {
        return (ctx, s, o) -> { if (s.equals(OK) && o != null) w.on((T) o); c.complete(ctx, s, o); };
    }

    static class Ad implements NdkAdapterDispatch {
        final Base b; final NdkAdapterDispatch r;
        Ad(Base b, NdkAdapterDispatch r) { this.b = b; this.r = r; }
        public NtStatus queryExtension(NdkAdapter o, QueryExtensionArgs a) { return r.queryExtension(o, a); }
        public NtStatus queryAdapterInfo(NdkAdapter o, QueryAdapterInfoArgs a) { return r.queryAdapterInfo(o, a); }
        public NtStatus createCq(NdkAdapter o, CreateCqArgs a) { return r.createCq(o, a); }
        public NtStatus createPd(NdkAdapter o, CreatePdArgs a) {
            Wrap<NdkPd> w = x -> x.setDispatch(b.pd(this, x.dispatch()));
            return r.createPd(o, new CreatePdArgs(made(a.createCompletion(), w), a.requestContext(), out(a.ppNdkPd(), w)));
        }
        public NtStatus createSharedEndpoint(NdkAdapter o, CreateSharedEndpointArgs a) {
            Wrap<NdkSharedEndpoint> w = x -> x.setDispatch(b.ep(this, x.dispatch()));
            return r.createSharedEndpoint(o, new CreateSharedEndpointArgs(a.pAddress(), a.addressLength(),
                    made(a.createCompletion(), w), a.requestContext(), out(a.ppNdkSharedEndpoint(), w)));
        }
        public NtStatus createConnector(NdkAdapter o, CreateConnectorArgs a) {
            Wrap<NdkConnector> w = x -> x.setDispatch(b.co(this, x.dispatch(), null));
            return r.createConnector(o, new CreateConnectorArgs(made(a.createCompletion(), w), a.requestContext(), out(a.ppNdkConnector(), w)));
        }
        public NtStatus createListener(NdkAdapter o, CreateListenerArgs a) {
            // one listener object per call; its table must exist before the first event
            Li[] li = new Li[1];
            Wrap<NdkListener> w = x -> { Li l = b.li(this, x.dispatch()); li[0] = l; x.setDispatch(l); };
            NdkConnectEventCallback e = (ctx, c) -> li[0].event(a.connectEvent(), ctx, c);
            return r.createListener(o, new CreateListenerArgs(e, a.connectEventContext(),
                    made(a.createCompletion(), w), a.requestContext(), out(a.ppNdkListener(), w)));
        }
    }

    static class Li implements NdkListenerDispatch {
        final Ad ad; final NdkListenerDispatch r;
        Li(Ad ad, NdkListenerDispatch r) { this.ad = ad; this.r = r; }
        void event(NdkConnectEventCallback e, long ctx, NdkConnector c) {
            c.setDispatch(ad.b.co(ad, c.dispatch(), this));
            e.connectEvent(ctx, c);
        }
        public NtStatus closeListener(NdkListener o, CloseArgs a) { return r.closeListener(o, a); }
        public NtStatus queryExtension(NdkListener o, QueryExtensionArgs a) { return r.queryExtension(o, a); }
        public NtStatus listen(NdkListener o, ListenArgs a) { return r.listen(o, a); }
        public NtStatus getLocalAddress(NdkListener o, GetAddressArgs a) { return r.getLocalAddress(o, a); }
        public void controlConnectEvents(NdkListener o, boolean p) { r.controlConnectEvents(o, p); }
    }

    static class Ep implements NdkSharedEndpointDispatch {
        final Ad ad; final NdkSharedEndpointDispatch r;
        Ep(Ad ad, NdkSharedEndpointDispatch r) { this.ad = ad; this.r = r; }
        public NtStatus closeSharedEndpoint(NdkSharedEndpoint o, CloseArgs a) { return r.closeSharedEndpoint(o, a); }
        public NtStatus queryExtension(NdkSharedEndpoint o, QueryExtensionArgs a) { return r.queryExtension(o, a); }
        public NtStatus getLocalAddress(NdkSharedEndpoint o, GetAddressArgs a) { return r.getLocalAddress(o, a); }
    }

    static class Pd implements NdkPdDispatch {
        final Ad ad; final NdkPdDispatch r;
        Pd(Ad ad, NdkPdDispatch r) { this.ad = ad; this.r = r; }
        public NtStatus closePd(NdkPd o, CloseArgs a) { return r.closePd(o, a); }
        public NtStatus queryExtension(NdkPd o, QueryExtensionArgs a) { return r.queryExtension(o, a); }
        public NtStatus createQp(NdkPd o, CreateQpArgs a) {
            Wrap<NdkQp> w = x -> x.setDispatch(ad.b.qp(ad, x.dispatch()));
            return create(o, a, made(a.createCompletion(), w), out(a.ppNdkQp(), w));
        }
        final NtStatus create(NdkPd o, CreateQpArgs a, NdkCreateCompletion c, ObjectPointer<NdkQp> p) {
            return r.createQp(o, new CreateQpArgs(a.pReceiveCq(), a.pInitiatorCq(), a.qpContext(), a.receiveQueueDepth(),
                    a.initiatorQueueDepth(), a.maxReceiveRequestSge(), a.maxInitiatorRequestSge(), a.inlineDataSize(),
                    c, a.requestContext(), p));
        }
    }

    static class Qp implements NdkQpDispatch {
        final Ad ad; final NdkQpDispatch r;
        Qp(Ad ad, NdkQpDispatch r) { this.ad = ad; this.r = r; }
        public NtStatus closeQp(NdkQp o, CloseArgs a) { return r.closeQp(o, a); }
        public NtStatus queryExtension(NdkQp o, QueryExtensionArgs a) { return r.queryExtension(o, a); }
        public void flush(NdkQp o) { r.flush(o); }
        public NtStatus send(NdkQp o, SendArgs a) { return r.send(o, a); }
        public NtStatus receive(NdkQp o, ReceiveArgs a) { return r.receive(o, a); }
    }

    static class Co implements NdkConnectorDispatch {
        final Ad ad; final NdkConnectorDispatch r; final Li from;
        volatile NdkConnector realObject;
        Co(Ad ad, NdkConnectorDispatch r, Li from) { this.ad = ad; this.r = r; this.from = from; }
        NdkConnector x(NdkConnector o) { return realObject != null ? realObject : o; }
        // hooks
        void before(int op) {}
        NdkRequestCompletion done(int op, NdkRequestCompletion c) { return c; }
        NtStatus ret(int op, NtStatus s) { return s; }
        NdkDisconnectEventCallback event(NdkDisconnectEventCallback e) { return e; }
        NdkDisconnectEventCallbackEx eventEx(NdkDisconnectEventCallbackEx e) { return e; }
        long inbound(long limit) { return limit; }

        public NtStatus closeConnector(NdkConnector o, CloseArgs a) { return r.closeConnector(x(o), a); }
        public NtStatus queryExtension(NdkConnector o, QueryExtensionArgs a) { return r.queryExtension(x(o), a); }
        public NtStatus connect(NdkConnector o, ConnectArgs a) {
            before(CONNECT);
            return ret(CONNECT, r.connect(x(o), new ConnectArgs(a.pNdkQp(), a.pSrcAddress(), a.srcAddressLength(), a.pDestAddress(),
                    a.destAddressLength(), a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                    done(CONNECT, a.requestCompletion()), a.requestContext())));
        }
        public NtStatus connectWithSharedEndpoint(NdkConnector o, ConnectWithSharedEndpointArgs a) {
            before(CONNECT);
            return ret(CONNECT, r.connectWithSharedEndpoint(x(o), new ConnectWithSharedEndpointArgs(a.pNdkQp(), a.pNdkSharedEndpoint(),
                    a.pDestAddress(), a.destAddressLength(), a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(),
                    a.privateDataLength(), done(CONNECT, a.requestCompletion()), a.requestContext())));
        }
        public NtStatus completeConnect(NdkConnector o, CompleteConnectArgs a) {
            before(COMPLETE);
            return ret(COMPLETE, r.completeConnect(x(o), new CompleteConnectArgs(event(a.disconnectEvent()), a.disconnectEventContext(),
                    done(COMPLETE, a.requestCompletion()), a.requestContext())));
        }
        public NtStatus completeConnectEx(NdkConnector o, CompleteConnectExArgs a) {
            before(COMPLETE);
            return ret(COMPLETE, r.completeConnectEx(x(o), new CompleteConnectExArgs(eventEx(a.disconnectEvent()), a.disconnectEventContext(),
                    done(COMPLETE, a.requestCompletion()), a.requestContext())));
        }
        public NtStatus accept(NdkConnector o, AcceptArgs a) {
            before(ACCEPT);
            return ret(ACCEPT, r.accept(x(o), new AcceptArgs(a.pNdkQp(), inbound(a.inboundReadLimit()), a.outboundReadLimit(),
                    a.pPrivateData(), a.privateDataLength(), event(a.disconnectEvent()), a.disconnectEventContext(),
                    done(ACCEPT, a.requestCompletion()), a.requestContext())));
        }
        public NtStatus acceptEx(NdkConnector o, AcceptExArgs a) {
            before(ACCEPT);
            return ret(ACCEPT, r.acceptEx(x(o), new AcceptExArgs(a.pNdkQp(), inbound(a.inboundReadLimit()), a.outboundReadLimit(),
                    a.pPrivateData(), a.privateDataLength(), eventEx(a.disconnectEvent()), a.disconnectEventContext(),
                    done(ACCEPT, a.requestCompletion()), a.requestContext())));
        }
        public NtStatus reject(NdkConnector o, RejectArgs a) { return r.reject(x(o), a); }
        public NtStatus getConnectionData(NdkConnector o, GetConnectionDataArgs a) { return r.getConnectionData(x(o), a); }
        public NtStatus getLocalAddress(NdkConnector o, GetAddressArgs a) { return r.getLocalAddress(x(o), a); }
        public NtStatus getPeerAddress(NdkConnector o, GetAddressArgs a) { return r.getPeerAddress(x(o), a); }
        public NtStatus disconnect(NdkConnector o, DisconnectArgs a) {
            before(DISCONNECT);
            return ret(DISCONNECT, r.disconnect(x(o), new DisconnectArgs(done(DISCONNECT, a.requestCompletion()), a.requestContext())));
        }
    }

    static final class Cell implements UlongPointer {
        final ByteBuffer b = ByteBuffer.allocate(4).order(ByteOrder.LITTLE_ENDIAN);
        Cell(long v) { set(v); }
        public long get() { return Integer.toUnsignedLong(b.getInt(0)); }
        public void set(long v) { b.putInt(0, (int) v); }
        public ByteBuffer buffer() { return b; }
    }
    static final class Bytes implements BytePointer {
        final byte[] a;
        Bytes(byte[] a) { this.a = a; }
        public void put(long o, byte v) { a[(int) o] = v; }
        public void put(long o, byte[] s, int f, int n) { System.arraycopy(s, f, a, (int) o, n); }
        public byte get(long o) { return a[(int) o]; }
        public void get(long o, byte[] into, int f, int n) { System.arraycopy(a, (int) o, into, f, n); }
        public ByteBuffer buffer() { return ByteBuffer.wrap(a); }
    }
    static NdkSockaddr read(ConstBytePointer p, long n) {
        try { return NdkSockaddr.read(p, n); } catch (RuntimeException e) { return null; }
    }
}
