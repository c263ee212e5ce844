package fc7;

import java.net.InetAddress;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** Opens the reference provider and puts forwarding tables over every object; subclasses say which tables differ. */
public abstract class Base implements NdkProvider {
    private final NdkProvider real = new org.ndktck.reference.ReferenceProvider();

    /** The tables of one open; a new one for each. */
    abstract Wrap wrap();

    public ProviderIdentity identity() {
        return new ProviderIdentity("fc:" + getClass().getSimpleName(), "first contact", "1");
    }

    public int spiVersion() {
        return SPI_VERSION;
    }

    public boolean worksInSeveralProcesses() {
        return true;
    }

    public OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
        OpenedAdapters o = real.open(request);
        Wrap w = wrap();
        w.adopt(w.adapter(), o.activeAdapter());
        if (o.passiveAdapter() != o.activeAdapter()) {
            w.adopt(w.adapter(), o.passiveAdapter());
        }
        return new Opened(o, w);
    }

    private record Opened(OpenedAdapters o, Wrap w) implements OpenedAdapters {
        public NdkAdapter activeAdapter() { return o.activeAdapter(); }
        public NdkAdapter passiveAdapter() { return o.passiveAdapter(); }
        public List<InetAddress> activeAddresses() { return o.activeAddresses(); }
        public List<InetAddress> passiveAddresses() { return o.passiveAddresses(); }
        public Set<Facility> facilities() { return o.facilities(); }
        public PortRange chosenPorts() { return o.chosenPorts(); }
        public ProviderControls controls() { return new Controls(o.controls(), w); }
        public void close() { o.close(); }
    }

    private record Controls(ProviderControls c, Wrap w) implements ProviderControls {
        public List<InetAddress> unreachableHosts() { return c.unreachableHosts(); }
        public List<InetAddress> unreachableNetworks() { return c.unreachableNetworks(); }
        public List<InetAddress> silentHosts() { return c.silentHosts(); }
        public Optional<Condition> linkCut() { return c.linkCut(); }
        public Optional<Condition> noFreePorts() { return c.noFreePorts(); }
        public Optional<Condition> noResources() { return c.noResources(); }
        public Optional<VirtualClock> clock() { return c.clock(); }
        public Optional<Runnable> settle() { return c.settle(); }
        public Optional<IntSupplier> currentIrql() { return c.currentIrql(); }
        public Optional<AdapterHandlers> adapterHandlers() {
            return c.adapterHandlers().map(h -> new AdapterHandlers() {
                public NtStatus openNdkAdapter(NdkVersion version, ObjectPointer<NdkAdapter> pp) {
                    AdapterT t = w.adapter();
                    return h.openNdkAdapter(version, new Out<>(pp, v -> w.adopt(t, v)));
                }
                public void closeNdkAdapter(NdkAdapter a) { h.closeNdkAdapter(a); }
            });
        }
    }

    /** A cell of the consumer; the object is adopted before it is stored. */
    record Out<T>(ObjectPointer<T> to, Consumer<T> adopt) implements ObjectPointer<T> {
        public T get() { return to.get(); }
        public void set(T value) {
            if (value != null) {
                adopt.accept(value);
            }
            to.set(value);
        }
    }

    /** A table over the real one. */
    static class Table<D> {
        volatile D real;
    }

    /** Makes the tables and knows them by their objects. */
    static class Wrap {
        final Map<Object, Table<?>> tables = Collections.synchronizedMap(new WeakHashMap<>());

        AdapterT adapter() { return new AdapterT(this); }
        ConnectorT connector() { return new ConnectorT(); }
        ListenerT listener() { return new ListenerT(); }
        EndpointT endpoint() { return new EndpointT(); }
        PdT pd() { return new PdT(this); }
        QpT qp() { return new QpT(); }
        CqT cq() { return new CqT(); }

        @SuppressWarnings("unchecked")
        final <D> void adopt(Table<D> table, NdkObject<D> object) {
            synchronized (table) {
                if (table.real != null) {
                    return; // adopted before
                }
                table.real = object.dispatch();
                tables.put(object, table);
                object.setDispatch((D) table);
            }
        }

        final <T> Out<T> out(ObjectPointer<T> to, Consumer<T> adopt) { return new Out<>(to, adopt); }

        @SuppressWarnings("unchecked")
        final <D> NdkCreateCompletion created(NdkCreateCompletion to, Table<D> table) {
            return (context, status, object) -> {
                if (status.isSuccess() && object != null) {
                    adopt(table, (NdkObject<D>) object);
                }
                to.complete(context, status, object);
            };
        }
    }

    static class AdapterT extends Table<NdkAdapterDispatch> implements NdkAdapterDispatch {
        final Wrap w;
        AdapterT(Wrap w) { this.w = w; }
        public NtStatus queryExtension(NdkAdapter a, QueryExtensionArgs x) { return real.queryExtension(a, x); }
        public NtStatus queryAdapterInfo(NdkAdapter a, QueryAdapterInfoArgs x) { return real.queryAdapterInfo(a, x); }
        public NtStatus createCq(NdkAdapter a, CreateCqArgs x) {
            CqT t = w.cq();
            return real.createCq(a, new CreateCqArgs(x.cqDepth(), x.cqNotification(), x.cqNotificationContext(),
                    w.created(x.createCompletion(), t), x.requestContext(), w.out(x.ppNdkCq(), v -> w.adopt(t, v))));
        }
        public NtStatus createPd(NdkAdapter a, CreatePdArgs x) {
            PdT t = w.pd();
            return real.createPd(a, new CreatePdArgs(w.created(x.createCompletion(), t), x.requestContext(),
                    w.out(x.ppNdkPd(), v -> w.adopt(t, v))));
        }
        public NtStatus createSharedEndpoint(NdkAdapter a, CreateSharedEndpointArgs x) {
            EndpointT t = w.endpoint();
            return real.createSharedEndpoint(a, new CreateSharedEndpointArgs(x.pAddress(), x.addressLength(),
                    w.created(x.createCompletion(), t), x.requestContext(),
                    w.out(x.ppNdkSharedEndpoint(), v -> w.adopt(t, v))));
        }
        public NtStatus createConnector(NdkAdapter a, CreateConnectorArgs x) {
            ConnectorT t = w.connector();
            return real.createConnector(a, new CreateConnectorArgs(w.created(x.createCompletion(), t),
                    x.requestContext(), w.out(x.ppNdkConnector(), v -> w.adopt(t, v))));
        }
        public NtStatus createListener(NdkAdapter a, CreateListenerArgs x) {
            ListenerT t = w.listener();
            t.event = x.connectEvent();
            return real.createListener(a, new CreateListenerArgs(
                    (context, connector) -> {
                        ConnectorT c = w.connector();
                        c.over = t;
                        w.adopt(c, connector);
                        t.connectEvent(context, connector, c);
                    },
                    x.connectEventContext(), w.created(x.createCompletion(), t), x.requestContext(),
                    w.out(x.ppNdkListener(), v -> w.adopt(t, v))));
        }
    }

    static class ConnectorT extends Table<NdkConnectorDispatch> implements NdkConnectorDispatch {
        /** The listener that delivered it; null for one that was created. */
        volatile ListenerT over;
        public NtStatus closeConnector(NdkConnector c, CloseArgs x) { return real.closeConnector(c, x); }
        public NtStatus queryExtension(NdkConnector c, QueryExtensionArgs x) { return real.queryExtension(c, x); }
        public NtStatus connect(NdkConnector c, ConnectArgs x) { return real.connect(c, x); }
        public NtStatus connectWithSharedEndpoint(NdkConnector c, ConnectWithSharedEndpointArgs x) {
            return real.connectWithSharedEndpoint(c, x);
        }
        public NtStatus completeConnect(NdkConnector c, CompleteConnectArgs x) { return real.completeConnect(c, x); }
        public NtStatus accept(NdkConnector c, AcceptArgs x) { return real.accept(c, x); }
        public NtStatus reject(NdkConnector c, RejectArgs x) { return real.reject(c, x); }
        public NtStatus getConnectionData(NdkConnector c, GetConnectionDataArgs x) { return real.getConnectionData(c, x); }
        public NtStatus getLocalAddress(NdkConnector c, GetAddressArgs x) { return real.getLocalAddress(c, x); }
        public NtStatus getPeerAddress(NdkConnector c, GetAddressArgs x) { return real.getPeerAddress(c, x); }
        public NtStatus disconnect(NdkConnector c, DisconnectArgs x) { return real.disconnect(c, x); }
        @Override public NtStatus completeConnectEx(NdkConnector c, CompleteConnectExArgs x) { return real.completeConnectEx(c, x); }
        @Override public NtStatus acceptEx(NdkConnector c, AcceptExArgs x) { return real.acceptEx(c, x); }
    }

    static class ListenerT extends Table<NdkListenerDispatch> implements NdkListenerDispatch {
        volatile NdkConnectEventCallback event;
        void connectEvent(long context, NdkConnector connector, ConnectorT table) { event.connectEvent(context, connector); }
        public NtStatus closeListener(NdkListener l, CloseArgs x) { return real.closeListener(l, x); }
        public NtStatus queryExtension(NdkListener l, QueryExtensionArgs x) { return real.queryExtension(l, x); }
        public NtStatus listen(NdkListener l, ListenArgs x) { return real.listen(l, x); }
        public NtStatus getLocalAddress(NdkListener l, GetAddressArgs x) { return real.getLocalAddress(l, x); }
        public void controlConnectEvents(NdkListener l, boolean pause) { real.controlConnectEvents(l, pause); }
    }

    static class EndpointT extends Table<NdkSharedEndpointDispatch> implements NdkSharedEndpointDispatch {
        public NtStatus closeSharedEndpoint(NdkSharedEndpoint e, CloseArgs x) { return real.closeSharedEndpoint(e, x); }
        public NtStatus queryExtension(NdkSharedEndpoint e, QueryExtensionArgs x) { return real.queryExtension(e, x); }
        public NtStatus getLocalAddress(NdkSharedEndpoint e, GetAddressArgs x) { return real.getLocalAddress(e, x); }
    }

    static class PdT extends Table<NdkPdDispatch> implements NdkPdDispatch {
        final Wrap w;
        PdT(Wrap w) { this.w = w; }
        public NtStatus closePd(NdkPd p, CloseArgs x) { return real.closePd(p, x); }
        public NtStatus queryExtension(NdkPd p, QueryExtensionArgs x) { return real.queryExtension(p, x); }
        public NtStatus createQp(NdkPd p, CreateQpArgs x) {
            QpT t = w.qp();
            return real.createQp(p, new CreateQpArgs(x.pReceiveCq(), x.pInitiatorCq(), x.qpContext(),
                    x.receiveQueueDepth(), x.initiatorQueueDepth(), x.maxReceiveRequestSge(),
                    x.maxInitiatorRequestSge(), x.inlineDataSize(), w.created(x.createCompletion(), t),
                    x.requestContext(), w.out(x.ppNdkQp(), v -> w.adopt(t, v))));
        }
    }

    static class QpT extends Table<NdkQpDispatch> implements NdkQpDispatch {
        public NtStatus closeQp(NdkQp q, CloseArgs x) { return real.closeQp(q, x); }
        public NtStatus queryExtension(NdkQp q, QueryExtensionArgs x) { return real.queryExtension(q, x); }
        @Override public void flush(NdkQp q) { real.flush(q); }
        @Override public NtStatus send(NdkQp q, SendArgs x) { return real.send(q, x); }
        @Override public NtStatus receive(NdkQp q, ReceiveArgs x) { return real.receive(q, x); }
    }

    static class CqT extends Table<NdkCqDispatch> implements NdkCqDispatch {
        public NtStatus closeCq(NdkCq q, CloseArgs x) { return real.closeCq(q, x); }
        public NtStatus queryExtension(NdkCq q, QueryExtensionArgs x) { return real.queryExtension(q, x); }
        @Override public void armCq(NdkCq q, NdkCqNotificationType t) { real.armCq(q, t); }
        @Override public long getCqResults(NdkCq q, GetCqResultsArgs x) { return real.getCqResults(q, x); }
    }

    /** Memory of the provider's own, to be passed as a pointer. */
    static final class Memory implements BytePointer {
        final byte[] bytes;
        Memory(int size) { bytes = new byte[size]; }
        public byte get(long offset) { return bytes[(int) offset]; }
        public void get(long offset, byte[] into, int from, int count) { System.arraycopy(bytes, (int) offset, into, from, count); }
        public void put(long offset, byte value) { bytes[(int) offset] = value; }
        public void put(long offset, byte[] source, int from, int count) { System.arraycopy(source, from, bytes, (int) offset, count); }
        public java.nio.ByteBuffer buffer() { return java.nio.ByteBuffer.wrap(bytes).order(java.nio.ByteOrder.LITTLE_ENDIAN); }
    }

    /** A ULONG of the provider's own. */
    static final class Cell implements UlongPointer {
        private final java.nio.ByteBuffer four = java.nio.ByteBuffer.allocateDirect(8).order(java.nio.ByteOrder.LITTLE_ENDIAN);
        Cell(long value) { set(value); }
        public long get() { return Integer.toUnsignedLong(four.getInt(0)); }
        public void set(long value) { if (value < 0 || value > 0xFFFF_FFFFL) throw new IllegalArgumentException("ULONG " + value); four.putInt(0, (int) value); }
        public java.nio.ByteBuffer buffer() { return four; }
    }
}
