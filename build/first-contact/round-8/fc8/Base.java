package fc8;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.net.InetAddress;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** A provider that passes everything on to the reference provider; tables can be replaced one by one. */
abstract class Base implements NdkProvider {
    private final NdkProvider real = new org.ndktck.reference.ReferenceProvider();

    @Override public ProviderIdentity identity() {
        return new ProviderIdentity("fc:" + getClass().getSimpleName(), "first contact", "1");
    }
    @Override public int spiVersion() { return SPI_VERSION; }
    @Override public boolean worksInSeveralProcesses() { return true; }

    @Override public OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
        OpenedAdapters o = real.open(request);
        NdkAdapter active = o.activeAdapter();
        NdkAdapter passive = o.passiveAdapter();
        active.setDispatch(adapter(active, active.dispatch()));
        if (passive != active) passive.setDispatch(adapter(passive, passive.dispatch()));
        return new OpenedAdapters() {
            @Override public NdkAdapter activeAdapter() { return active; }
            @Override public NdkAdapter passiveAdapter() { return passive; }
            @Override public List<InetAddress> activeAddresses() { return o.activeAddresses(); }
            @Override public List<InetAddress> passiveAddresses() { return o.passiveAddresses(); }
            @Override public Set<Facility> facilities() { return o.facilities(); }
            @Override public PortRange chosenPorts() { return o.chosenPorts(); }
            @Override public ProviderControls controls() { return o.controls(); }
            @Override public void close() { beforeClose(); o.close(); }
        };
    }

    // What a provider may replace
    void beforeClose() {}
    AdapterTable adapter(NdkAdapter a, NdkAdapterDispatch r) { return new AdapterTable(this, a, r); }
    ConnTable connector(AdapterTable at, NdkConnectorDispatch r, ListenerTable from) { return new ConnTable(r, from); }
    ListenerTable listener(AdapterTable at) { return new ListenerTable(); }
    NdkCqDispatch cq(NdkCqDispatch r) { return r; }
    NdkPdDispatch pd(NdkPdDispatch r) { return r; }
    NdkSharedEndpointDispatch endpoint(NdkSharedEndpointDispatch r) { return r; }

    static class AdapterTable implements NdkAdapterDispatch {
        final Base p; final NdkAdapter self; final NdkAdapterDispatch real;
        AdapterTable(Base p, NdkAdapter self, NdkAdapterDispatch real) { this.p = p; this.self = self; this.real = real; }

        static <T> ObjectPointer<T> out(ObjectPointer<T> to, Consumer<T> adopt) {
            return new ObjectPointer<T>() {
                @Override public T get() { return to.get(); }
                @Override public void set(T value) { adopt.accept(value); to.set(value); }
            };
        }
        @SuppressWarnings("unchecked")
        static <T> NdkCreateCompletion done(NdkCreateCompletion to, Consumer<T> adopt) {
            return (ctx, st, o) -> {
                if (st.isSuccess()) adopt.accept((T) o);
                to.complete(ctx, st, o);
            };
        }

        @Override public NtStatus queryExtension(NdkAdapter a, QueryExtensionArgs x) { return real.queryExtension(a, x); }
        @Override public NtStatus queryAdapterInfo(NdkAdapter a, QueryAdapterInfoArgs x) { return real.queryAdapterInfo(a, x); }
        @Override public NtStatus createCq(NdkAdapter a, CreateCqArgs x) {
            Consumer<NdkCq> adopt = o -> o.setDispatch(p.cq(o.dispatch()));
            return real.createCq(a, new CreateCqArgs(x.cqDepth(), x.cqNotification(), x.cqNotificationContext(),
                    done(x.createCompletion(), adopt), x.requestContext(), out(x.ppNdkCq(), adopt)));
        }
        @Override public NtStatus createPd(NdkAdapter a, CreatePdArgs x) {
            Consumer<NdkPd> adopt = o -> o.setDispatch(p.pd(o.dispatch()));
            return real.createPd(a, new CreatePdArgs(done(x.createCompletion(), adopt), x.requestContext(), out(x.ppNdkPd(), adopt)));
        }
        @Override public NtStatus createSharedEndpoint(NdkAdapter a, CreateSharedEndpointArgs x) {
            Consumer<NdkSharedEndpoint> adopt = o -> o.setDispatch(p.endpoint(o.dispatch()));
            return real.createSharedEndpoint(a, new CreateSharedEndpointArgs(x.pAddress(), x.addressLength(),
                    done(x.createCompletion(), adopt), x.requestContext(), out(x.ppNdkSharedEndpoint(), adopt)));
        }
        @Override public NtStatus createConnector(NdkAdapter a, CreateConnectorArgs x) {
            Consumer<NdkConnector> adopt = o -> o.setDispatch(p.connector(this, o.dispatch(), null));
            return real.createConnector(a, new CreateConnectorArgs(done(x.createCompletion(), adopt), x.requestContext(),
                    out(x.ppNdkConnector(), adopt)));
        }
        @Override public NtStatus createListener(NdkAdapter a, CreateListenerArgs x) {
            ListenerTable t = p.listener(this);
            Consumer<NdkListener> adopt = o -> { t.real = o.dispatch(); o.setDispatch(t); };
            NdkConnectEventCallback event = (ctx, c) -> {
                ConnTable ct = p.connector(this, c.dispatch(), t);
                c.setDispatch(ct);
                t.incoming(ctx, c, ct, x.connectEvent());
            };
            return real.createListener(a, new CreateListenerArgs(event, x.connectEventContext(),
                    done(x.createCompletion(), adopt), x.requestContext(), out(x.ppNdkListener(), adopt)));
        }
    }

    static class ListenerTable implements NdkListenerDispatch {
        volatile NdkListenerDispatch real;
        /** A request has come in. */
        void incoming(long ctx, NdkConnector c, ConnTable t, NdkConnectEventCallback to) { to.connectEvent(ctx, c); }
        @Override public NtStatus closeListener(NdkListener l, CloseArgs x) { return real.closeListener(l, x); }
        @Override public NtStatus queryExtension(NdkListener l, QueryExtensionArgs x) { return real.queryExtension(l, x); }
        @Override public NtStatus listen(NdkListener l, ListenArgs x) { return real.listen(l, x); }
        @Override public NtStatus getLocalAddress(NdkListener l, GetAddressArgs x) { return real.getLocalAddress(l, x); }
        @Override public void controlConnectEvents(NdkListener l, boolean pause) { real.controlConnectEvents(l, pause); }
    }

    static class ConnTable implements NdkConnectorDispatch {
        final NdkConnectorDispatch real;
        /** The listener that delivered the connector, null for one that was created. */
        final ListenerTable from;
        ConnTable(NdkConnectorDispatch real, ListenerTable from) { this.real = real; this.from = from; }
        @Override public NtStatus closeConnector(NdkConnector c, CloseArgs x) { return real.closeConnector(c, x); }
        @Override public NtStatus queryExtension(NdkConnector c, QueryExtensionArgs x) { return real.queryExtension(c, x); }
        @Override public NtStatus connect(NdkConnector c, ConnectArgs x) { return real.connect(c, x); }
        @Override public NtStatus connectWithSharedEndpoint(NdkConnector c, ConnectWithSharedEndpointArgs x) { return real.connectWithSharedEndpoint(c, x); }
        @Override public NtStatus completeConnect(NdkConnector c, CompleteConnectArgs x) { return real.completeConnect(c, x); }
        @Override public NtStatus accept(NdkConnector c, AcceptArgs x) { return real.accept(c, x); }
        @Override public NtStatus reject(NdkConnector c, RejectArgs x) { return real.reject(c, x); }
        @Override public NtStatus getConnectionData(NdkConnector c, GetConnectionDataArgs x) { return real.getConnectionData(c, x); }
        @Override public NtStatus getLocalAddress(NdkConnector c, GetAddressArgs x) { return real.getLocalAddress(c, x); }
        @Override public NtStatus getPeerAddress(NdkConnector c, GetAddressArgs x) { return real.getPeerAddress(c, x); }
        @Override public NtStatus disconnect(NdkConnector c, DisconnectArgs x) { return real.disconnect(c, x); }
        @Override public NtStatus completeConnectEx(NdkConnector c, CompleteConnectExArgs x) { return real.completeConnectEx(c, x); }
        @Override public NtStatus acceptEx(NdkConnector c, AcceptExArgs x) { return real.acceptEx(c, x); }

        static AcceptArgs with(AcceptArgs x, NdkDisconnectEventCallback e, NdkRequestCompletion r) {
            return new AcceptArgs(x.pNdkQp(), x.inboundReadLimit(), x.outboundReadLimit(), x.pPrivateData(),
                    x.privateDataLength(), e, x.disconnectEventContext(), r, x.requestContext());
        }
        static AcceptExArgs with(AcceptExArgs x, NdkDisconnectEventCallbackEx e, NdkRequestCompletion r) {
            return new AcceptExArgs(x.pNdkQp(), x.inboundReadLimit(), x.outboundReadLimit(), x.pPrivateData(),
                    x.privateDataLength(), e, x.disconnectEventContext(), r, x.requestContext());
        }
        static CompleteConnectArgs with(CompleteConnectArgs x, NdkDisconnectEventCallback e, NdkRequestCompletion r) {
            return new CompleteConnectArgs(e, x.disconnectEventContext(), r, x.requestContext());
        }
        static CompleteConnectExArgs with(CompleteConnectExArgs x, NdkDisconnectEventCallbackEx e, NdkRequestCompletion r) {
            return new CompleteConnectExArgs(e, x.disconnectEventContext(), r, x.requestContext());
        }
        static ConnectArgs with(ConnectArgs x, NdkRequestCompletion r) {
            return new ConnectArgs(x.pNdkQp(), x.pSrcAddress(), x.srcAddressLength(), x.pDestAddress(), x.destAddressLength(),
                    x.inboundReadLimit(), x.outboundReadLimit(), x.pPrivateData(), x.privateDataLength(), r, x.requestContext());
        }
        static ConnectWithSharedEndpointArgs with(ConnectWithSharedEndpointArgs x, NdkRequestCompletion r) {
            return new ConnectWithSharedEndpointArgs(x.pNdkQp(), x.pNdkSharedEndpoint(), x.pDestAddress(), x.destAddressLength(),
                    x.inboundReadLimit(), x.outboundReadLimit(), x.pPrivateData(), x.privateDataLength(), r, x.requestContext());
        }
    }

    /** A cell of the wrapper's own. */
    static final class Cell implements UlongPointer {
        private final java.nio.ByteBuffer b = java.nio.ByteBuffer.allocate(4).order(java.nio.ByteOrder.LITTLE_ENDIAN);
        Cell(long v) { set(v); }
        @Override public synchronized long get() { return Integer.toUnsignedLong(b.getInt(0)); }
        @Override public synchronized void set(long v) { b.putInt(0, (int) v); }
        @Override public java.nio.ByteBuffer buffer() { return b; }
    }

    /** A buffer of the wrapper's own. */
    static final class Bytes implements BytePointer {
        final byte[] b;
        Bytes(byte[] b) { this.b = b; }
        @Override public byte get(long offset) { return b[(int) offset]; }
        @Override public void get(long offset, byte[] into, int from, int count) { System.arraycopy(b, (int) offset, into, from, count); }
        @Override public java.nio.ByteBuffer buffer() { return java.nio.ByteBuffer.wrap(b); }
        @Override public void put(long offset, byte value) { b[(int) offset] = value; }
        @Override public void put(long offset, byte[] source, int from, int count) { System.arraycopy(source, from, b, (int) offset, count); }
    }
}
