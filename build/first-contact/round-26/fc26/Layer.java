package fc26;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.function.Supplier;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/**
 * What lies between the consumer and the real tables for one open of a provider. Every function of every table is a
 * method here that gets the real table, the object and the arguments, and passes them on; subclasses override some.
 */
class Layer {

    /** State of a listener; made before the listener exists. */
    static final class Lis {
        volatile boolean closing;
        volatile Object extra;
    }

    private final Map<Object, Object> tables = Collections.synchronizedMap(new IdentityHashMap<>());
    private final Map<NdkListener, Lis> listeners = Collections.synchronizedMap(new WeakHashMap<>());

    private final Map<NdkSharedEndpoint, NdkSharedEndpointDispatch> endpoints =
            Collections.synchronizedMap(new WeakHashMap<>());

    /** The address of a shared endpoint, by its real table, whatever its Dispatch member points at; null if unknown. */
    final NdkSockaddr addressOf(NdkSharedEndpoint s) {
        NdkSharedEndpointDispatch r = endpoints.get(s);
        return r == null ? null : address(x -> r.getLocalAddress(s, x));
    }

    private final Map<NdkConnector, Lis> origins = Collections.synchronizedMap(new WeakHashMap<>());

    /** The addresses of the adapters. */
    final Set<java.net.InetAddress> addresses = new java.util.HashSet<>();

    /** MaxCalleeData of the adapter. */
    long mostCalleeData;

    /** MaxCallerData of the adapter. */
    long mostCallerData;

    // ---- adopting objects: the object is the real one, its table is replaced before the consumer sees it

    @SuppressWarnings("unchecked")
    private <D> D table(D real, Supplier<D> maker) {
        synchronized (tables) {
            Object t = tables.get(real);
            if (t == null) {
                t = maker.get();
                tables.put(real, t);
            }
            return (D) t;
        }
    }

    final NdkAdapter adopt(NdkAdapter a) {
        if (!(a.dispatch() instanceof AdapterTable)) {
            NdkAdapterDispatch r = a.dispatch();
            a.setDispatch(table(r, () -> new AdapterTable(this, r)));
        }
        return a;
    }

    /** Replaces the table of a new object. */
    final void adopt(NdkObject<?> o) {
        if (o instanceof NdkConnector c) {
            NdkConnectorDispatch r = c.dispatch();
            c.setDispatch(table(r, () -> new ConnectorTable(this, r)));
        } else if (o instanceof NdkListener l) {
            NdkListenerDispatch r = l.dispatch();
            l.setDispatch(table(r, () -> new ListenerTable(this, r)));
        } else if (o instanceof NdkSharedEndpoint s) {
            NdkSharedEndpointDispatch r = s.dispatch();
            endpoints.put(s, r);
            s.setDispatch(table(r, () -> new EndpointTable(this, r)));
        } else if (o instanceof NdkPd p) {
            NdkPdDispatch r = p.dispatch();
            p.setDispatch(table(r, () -> new PdTable(this, r)));
        } else if (o instanceof NdkQp q) {
            NdkQpDispatch r = q.dispatch();
            q.setDispatch(table(r, () -> new QpTable(this, r)));
        } else if (o instanceof NdkCq q) {
            NdkCqDispatch r = q.dispatch();
            q.setDispatch(table(r, () -> new CqTable(this, r)));
        }
    }

    /** Called once for each new object, before the consumer sees it. */
    interface Born<T> {
        void born(T object);
    }

    static <T> ObjectPointer<T> cell(ObjectPointer<T> consumers, Born<T> born) {
        return new ObjectPointer<>() {
            @Override
            public T get() {
                return consumers.get();
            }

            @Override
            public void set(T value) {
                born.born(value);
                consumers.set(value);
            }
        };
    }

    @SuppressWarnings("unchecked")
    static <T> NdkCreateCompletion created(NdkCreateCompletion consumers, Born<T> born) {
        return (context, status, object) -> {
            if (status.isSuccess() && object != null) {
                born.born((T) object);
            }
            consumers.complete(context, status, object);
        };
    }

    /** The listener that an incoming connector came from; null for a connector that the consumer created. */
    final Lis origin(NdkConnector c) {
        return origins.get(c);
    }

    final Lis of(NdkListener l) {
        return listeners.get(l);
    }

    // ---- adapter

    NtStatus queryExtension(NdkAdapterDispatch r, NdkAdapter o, QueryExtensionArgs a) {
        return r.queryExtension(o, a);
    }

    NtStatus queryAdapterInfo(NdkAdapterDispatch r, NdkAdapter o, QueryAdapterInfoArgs a) {
        return r.queryAdapterInfo(o, a);
    }

    /** The new queue already has its table. */
    void born(NdkCq q, CreateCqArgs a) {}

    void born(NdkPd p) {}

    void born(NdkSharedEndpoint s, NdkSockaddr asked) {}

    void born(NdkConnector c) {}

    void born(NdkListener l, CreateListenerArgs a, Lis state) {}

    void born(NdkQp q, CreateQpArgs a) {}

    NtStatus createCq(NdkAdapterDispatch r, NdkAdapter o, CreateCqArgs a) {
        Born<NdkCq> b = q -> {
            adopt(q);
            born(q, a);
        };
        return r.createCq(o, new CreateCqArgs(a.cqDepth(), a.cqNotification(), a.cqNotificationContext(),
                created(a.createCompletion(), b), a.requestContext(), cell(a.ppNdkCq(), b)));
    }

    NtStatus createPd(NdkAdapterDispatch r, NdkAdapter o, CreatePdArgs a) {
        Born<NdkPd> b = p -> {
            adopt(p);
            born(p);
        };
        return r.createPd(o, new CreatePdArgs(created(a.createCompletion(), b), a.requestContext(), cell(a.ppNdkPd(), b)));
    }

    NtStatus createSharedEndpoint(NdkAdapterDispatch r, NdkAdapter o, CreateSharedEndpointArgs a) {
        NdkSockaddr asked = read(a.pAddress(), a.addressLength());
        Born<NdkSharedEndpoint> b = s -> {
            adopt(s);
            born(s, asked);
        };
        return r.createSharedEndpoint(o, new CreateSharedEndpointArgs(a.pAddress(), a.addressLength(),
                created(a.createCompletion(), b), a.requestContext(), cell(a.ppNdkSharedEndpoint(), b)));
    }

    NtStatus createConnector(NdkAdapterDispatch r, NdkAdapter o, CreateConnectorArgs a) {
        Born<NdkConnector> b = c -> {
            adopt(c);
            born(c);
        };
        return r.createConnector(o, new CreateConnectorArgs(created(a.createCompletion(), b), a.requestContext(),
                cell(a.ppNdkConnector(), b)));
    }

    NtStatus createListener(NdkAdapterDispatch r, NdkAdapter o, CreateListenerArgs a) {
        Lis state = new Lis();
        Born<NdkListener> b = l -> {
            adopt(l);
            listeners.put(l, state);
            born(l, a, state);
        };
        NdkConnectEventCallback event = (context, c) -> {
            NdkConnectorDispatch real = c.dispatch();
            adopt(c);
            origins.put(c, state);
            connectEvent(a.connectEvent(), context, real, c, state);
        };
        return r.createListener(o, new CreateListenerArgs(event, a.connectEventContext(),
                created(a.createCompletion(), b), a.requestContext(), cell(a.ppNdkListener(), b)));
    }

    /** Passes a connect event on; the connector already has its table. */
    void connectEvent(NdkConnectEventCallback consumers, long context, NdkConnectorDispatch real, NdkConnector c, Lis l) {
        consumers.connectEvent(context, c);
    }

    // ---- protection domain

    NtStatus closePd(NdkPdDispatch r, NdkPd o, CloseArgs a) {
        return r.closePd(o, a);
    }

    NtStatus createQp(NdkPdDispatch r, NdkPd o, CreateQpArgs a) {
        Born<NdkQp> b = q -> {
            adopt(q);
            born(q, a);
        };
        return r.createQp(o, new CreateQpArgs(a.pReceiveCq(), a.pInitiatorCq(), a.qpContext(), a.receiveQueueDepth(),
                a.initiatorQueueDepth(), a.maxReceiveRequestSge(), a.maxInitiatorRequestSge(), a.inlineDataSize(),
                created(a.createCompletion(), b), a.requestContext(), cell(a.ppNdkQp(), b)));
    }

    // ---- queue pair, completion queue

    NtStatus closeQp(NdkQpDispatch r, NdkQp o, CloseArgs a) {
        return r.closeQp(o, a);
    }

    NtStatus closeCq(NdkCqDispatch r, NdkCq o, CloseArgs a) {
        return r.closeCq(o, a);
    }

    long getCqResults(NdkCqDispatch r, NdkCq o, GetCqResultsArgs a) {
        return r.getCqResults(o, a);
    }

    void flush(NdkQpDispatch r, NdkQp o) {
        r.flush(o);
    }

    NtStatus send(NdkQpDispatch r, NdkQp o, SendArgs a) {
        return r.send(o, a);
    }

    NtStatus receive(NdkQpDispatch r, NdkQp o, ReceiveArgs a) {
        return r.receive(o, a);
    }

    void armCq(NdkCqDispatch r, NdkCq o, NdkCqNotificationType type) {
        r.armCq(o, type);
    }

    NtStatus openNdkAdapter(AdapterHandlers h, NdkVersion version, ObjectPointer<NdkAdapter> pp) {
        return h.openNdkAdapter(version, pp);
    }

    // ---- state of connectors

    /** What a layer remembers of a connector. */
    static final class Con {
        volatile boolean closing;
        volatile boolean closed;
        volatile boolean connected;
        volatile boolean disconnectCalled;
        volatile boolean disconnectPending;
        volatile boolean eventCame;
        volatile boolean eventTwice;
        volatile boolean decided;
        volatile boolean noEvent;
        volatile int taken;
        volatile String key;
        volatile Runnable event;
        volatile Runnable later;
        volatile Object extra;
    }

    private final Map<NdkConnector, Con> cons = Collections.synchronizedMap(new WeakHashMap<>());

    final Con con(NdkConnector c) {
        return cons.computeIfAbsent(c, x -> new Con());
    }

    /** Does the work when a request has ended, inline or later, before the consumer is told. */
    interface Ended {
        NtStatus ended(NtStatus status);
    }

    static NdkRequestCompletion then(NdkRequestCompletion consumers, Ended ended) {
        return (context, status) -> consumers.complete(context, ended.ended(status));
    }

    static NtStatus inline(NtStatus status, Ended ended) {
        return status == NtStatus.STATUS_PENDING ? status : ended.ended(status);
    }

    static ConnectArgs with(ConnectArgs a, NdkRequestCompletion c) {
        return new ConnectArgs(a.pNdkQp(), a.pSrcAddress(), a.srcAddressLength(), a.pDestAddress(), a.destAddressLength(),
                a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(), c, a.requestContext());
    }

    static ConnectWithSharedEndpointArgs with(ConnectWithSharedEndpointArgs a, NdkRequestCompletion c) {
        return new ConnectWithSharedEndpointArgs(a.pNdkQp(), a.pNdkSharedEndpoint(), a.pDestAddress(),
                a.destAddressLength(), a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(),
                a.privateDataLength(), c, a.requestContext());
    }

    /** Calls a close; tells the end of it before the consumer hears of it. */
    interface Close {
        NtStatus close(CloseArgs a);
    }

    static NtStatus close(Close real, CloseArgs a, Runnable before, Runnable after) {
        NtStatus s = real.close(new CloseArgs(context -> {
            before.run();
            a.closeCompletion().complete(context);
            after.run();
        }, a.requestContext()));
        if (s != NtStatus.STATUS_PENDING) {
            before.run();
            after.run();
        }
        return s;
    }

    /** An address function of a real table. */
    interface Address {
        NtStatus get(GetAddressArgs a);
    }

    static NdkSockaddr address(Address real) {
        Bytes buffer = new Bytes(new byte[NdkSockaddr.SOCKADDR_IN6_LENGTH]);
        Num length = new Num(buffer.raw.length);
        if (!real.get(new GetAddressArgs(buffer, length)).isSuccess()) {
            return null;
        }
        return read(buffer, length.value);
    }

    /** Answers an address function as the documents say. */
    static NtStatus answer(GetAddressArgs a, NdkSockaddr s) {
        long capacity = a.pAddressLength().get();
        a.pAddressLength().set(s.length());
        if (a.pAddress() == null || capacity < s.length()) {
            return NtStatus.STATUS_BUFFER_TOO_SMALL;
        }
        s.writeTo(a.pAddress());
        return NtStatus.STATUS_SUCCESS;
    }

    // ---- shared endpoint

    NtStatus closeSharedEndpoint(NdkSharedEndpointDispatch r, NdkSharedEndpoint o, CloseArgs a) {
        return r.closeSharedEndpoint(o, a);
    }

    NtStatus queryExtension(NdkSharedEndpointDispatch r, NdkSharedEndpoint o, QueryExtensionArgs a) {
        return r.queryExtension(o, a);
    }

    NtStatus getLocalAddress(NdkSharedEndpointDispatch r, NdkSharedEndpoint o, GetAddressArgs a) {
        return r.getLocalAddress(o, a);
    }

    // ---- listener

    NtStatus closeListener(NdkListenerDispatch r, NdkListener o, CloseArgs a) {
        Lis l = of(o);
        if (l != null) {
            l.closing = true;
        }
        return r.closeListener(o, a);
    }

    NtStatus listen(NdkListenerDispatch r, NdkListener o, ListenArgs a) {
        return r.listen(o, a);
    }

    NtStatus getLocalAddress(NdkListenerDispatch r, NdkListener o, GetAddressArgs a) {
        return r.getLocalAddress(o, a);
    }

    void controlConnectEvents(NdkListenerDispatch r, NdkListener o, boolean pause) {
        r.controlConnectEvents(o, pause);
    }

    // ---- connector

    NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
        return r.closeConnector(o, a);
    }

    NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
        return r.connect(o, a);
    }

    NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
        return r.connectWithSharedEndpoint(o, a);
    }

    NtStatus completeConnect(NdkConnectorDispatch r, NdkConnector o, CompleteConnectArgs a) {
        return r.completeConnect(o, a);
    }

    NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
        return r.accept(o, a);
    }

    NtStatus reject(NdkConnectorDispatch r, NdkConnector o, RejectArgs a) {
        return r.reject(o, a);
    }

    NtStatus getConnectionData(NdkConnectorDispatch r, NdkConnector o, GetConnectionDataArgs a) {
        return r.getConnectionData(o, a);
    }

    NtStatus getLocalAddress(NdkConnectorDispatch r, NdkConnector o, GetAddressArgs a) {
        return r.getLocalAddress(o, a);
    }

    NtStatus getPeerAddress(NdkConnectorDispatch r, NdkConnector o, GetAddressArgs a) {
        return r.getPeerAddress(o, a);
    }

    NtStatus disconnect(NdkConnectorDispatch r, NdkConnector o, DisconnectArgs a) {
        return r.disconnect(o, a);
    }

    NtStatus completeConnectEx(NdkConnectorDispatch r, NdkConnector o, CompleteConnectExArgs a) {
        return r.completeConnectEx(o, a);
    }

    NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
        return r.acceptEx(o, a);
    }

    /** Before the real adapters are closed. */
    void beforeAdaptersClose() {}

    // ---- adapters as a whole

    final OpenedAdapters open(OpenedAdapters real) {
        addresses.addAll(real.activeAddresses());
        addresses.addAll(real.passiveAddresses());
        Bytes info = new Bytes(new byte[NdkAdapterInfo.SIZE]);
        real.activeAdapter().dispatch().queryAdapterInfo(
                real.activeAdapter(), new QueryAdapterInfoArgs(info, new Num(NdkAdapterInfo.SIZE)));
        mostCallerData = java.nio.ByteBuffer.wrap(info.raw).order(java.nio.ByteOrder.LITTLE_ENDIAN).getInt(0x54);
        mostCalleeData = java.nio.ByteBuffer.wrap(info.raw).order(java.nio.ByteOrder.LITTLE_ENDIAN).getInt(0x58);
        NdkAdapter active = adopt(real.activeAdapter());
        NdkAdapter passive = adopt(real.passiveAdapter());
        ProviderControls controls = controls(real.controls());
        return new OpenedAdapters() {
            @Override
            public NdkAdapter activeAdapter() {
                return active;
            }

            @Override
            public NdkAdapter passiveAdapter() {
                return passive;
            }

            @Override
            public List<java.net.InetAddress> activeAddresses() {
                return real.activeAddresses();
            }

            @Override
            public List<java.net.InetAddress> passiveAddresses() {
                return real.passiveAddresses();
            }

            @Override
            public Set<Facility> facilities() {
                return real.facilities();
            }

            @Override
            public PortRange chosenPorts() {
                return real.chosenPorts();
            }

            @Override
            public ProviderControls controls() {
                return controls;
            }

            @Override
            public void close() {
                beforeAdaptersClose();
                real.close();
            }
        };
    }

    private ProviderControls controls(ProviderControls real) {
        Optional<AdapterHandlers> handlers = real.adapterHandlers().map(h -> new AdapterHandlers() {
            @Override
            public NtStatus openNdkAdapter(NdkVersion version, ObjectPointer<NdkAdapter> pp) {
                return Layer.this.openNdkAdapter(h, version, cell(pp, a -> adopt(a)));
            }

            @Override
            public void closeNdkAdapter(NdkAdapter a) {
                h.closeNdkAdapter(a);
            }
        });
        return new ProviderControls() {
            @Override
            public List<java.net.InetAddress> unreachableHosts() {
                return real.unreachableHosts();
            }

            @Override
            public List<java.net.InetAddress> unreachableNetworks() {
                return real.unreachableNetworks();
            }

            @Override
            public List<java.net.InetAddress> silentHosts() {
                return real.silentHosts();
            }

            @Override
            public Optional<Condition> linkCut() {
                return real.linkCut();
            }

            @Override
            public Optional<Condition> noFreePorts() {
                return real.noFreePorts();
            }

            @Override
            public Optional<Condition> noResources() {
                return real.noResources();
            }

            @Override
            public Optional<VirtualClock> clock() {
                return real.clock();
            }

            @Override
            public Optional<Runnable> settle() {
                return real.settle();
            }

            @Override
            public Optional<java.util.function.IntSupplier> currentIrql() {
                return real.currentIrql();
            }

            @Override
            public Optional<AdapterHandlers> adapterHandlers() {
                return handlers;
            }
        };
    }

    // ---- the same arguments with some of them replaced

    static AcceptArgs with(AcceptArgs a, long inbound, long outbound, ConstBytePointer data, long length,
            NdkDisconnectEventCallback event, NdkRequestCompletion completion) {
        return new AcceptArgs(a.pNdkQp(), inbound, outbound, data, length, event, a.disconnectEventContext(), completion,
                a.requestContext());
    }

    static CompleteConnectArgs with(CompleteConnectArgs a, NdkDisconnectEventCallback event, NdkRequestCompletion completion) {
        return new CompleteConnectArgs(event, a.disconnectEventContext(), completion, a.requestContext());
    }

    static AcceptExArgs with(AcceptExArgs a, long inbound, long outbound, ConstBytePointer data, long length,
            NdkDisconnectEventCallbackEx event, NdkRequestCompletion completion) {
        return new AcceptExArgs(a.pNdkQp(), inbound, outbound, data, length, event, a.disconnectEventContext(), completion,
                a.requestContext());
    }

    static CompleteConnectExArgs with(CompleteConnectExArgs a, NdkDisconnectEventCallbackEx event, NdkRequestCompletion completion) {
        return new CompleteConnectExArgs(event, a.disconnectEventContext(), completion, a.requestContext());
    }

    /** Turns a request down that the consumer is not to hear of. */
    static void turnDown(NdkConnectorDispatch real, NdkConnector c) {
        real.reject(c, new RejectArgs(null, 0));
        real.closeConnector(c, new CloseArgs(context -> {}, 0));
    }

    // ---- small tools

    static NdkSockaddr read(ConstBytePointer p, long length) {
        try {
            return NdkSockaddr.read(p, length);
        } catch (IllegalArgumentException malformed) {
            return null;
        }
    }

    /** Memory of the provider's own. */
    static final class Bytes implements BytePointer {
        final byte[] raw;

        Bytes(byte[] raw) {
            this.raw = raw;
        }

        @Override
        public byte get(long offset) {
            return raw[(int) offset];
        }

        @Override
        public void get(long offset, byte[] into, int from, int count) {
            System.arraycopy(raw, (int) offset, into, from, count);
        }

        @Override
        public java.nio.ByteBuffer buffer() {
            java.nio.ByteBuffer b = java.nio.ByteBuffer.allocateDirect(raw.length).order(java.nio.ByteOrder.LITTLE_ENDIAN);
            b.put(raw).flip();
            return b;
        }

        @Override
        public void put(long offset, byte value) {
            raw[(int) offset] = value;
        }

        @Override
        public void put(long offset, byte[] source, int from, int count) {
            System.arraycopy(source, from, raw, (int) offset, count);
        }
    }

    /** A ULONG of the provider's own. */
    static final class Num implements UlongPointer {
        long value;

        Num(long value) {
            this.value = value;
        }

        @Override
        public long get() {
            return value;
        }

        @Override
        public void set(long v) {
            value = v;
        }

        @Override
        public java.nio.ByteBuffer buffer() {
            return java.nio.ByteBuffer.allocateDirect(4).order(java.nio.ByteOrder.LITTLE_ENDIAN).putInt(0, (int) value);
        }
    }

    /** The private data and limits of a connector as the real table gives them, or null where it gives a failure. */
    record Data(byte[] bytes, long inbound, long outbound) {}

    static Data data(NdkConnectorDispatch r, NdkConnector c) {
        byte[] buffer = new byte[4096];
        Num in = new Num(0);
        Num out = new Num(0);
        Num length = new Num(buffer.length);
        if (!r.getConnectionData(c, new GetConnectionDataArgs(in, out, new Bytes(buffer), length)).isSuccess()) {
            return null;
        }
        return new Data(java.util.Arrays.copyOf(buffer, (int) length.value), in.value, out.value);
    }

    /** Answers a NdkGetConnectionData as the documents say, with the bytes and limits given. */
    static NtStatus answer(GetConnectionDataArgs a, Data d) {
        if (a.pInboundReadLimit() != null) {
            a.pInboundReadLimit().set(d.inbound());
        }
        if (a.pOutboundReadLimit() != null) {
            a.pOutboundReadLimit().set(d.outbound());
        }
        long capacity = a.pPrivateDataLength().get();
        int size = d.bytes().length;
        a.pPrivateDataLength().set(size);
        if (a.pPrivateData() == null) {
            return NtStatus.STATUS_SUCCESS;
        }
        int count = (int) Math.min(capacity, size);
        if (count > 0) {
            a.pPrivateData().put(0, d.bytes(), 0, count);
        }
        return capacity < size ? NtStatus.STATUS_BUFFER_TOO_SMALL : NtStatus.STATUS_SUCCESS;
    }

    // ---- the tables

    private record AdapterTable(Layer l, NdkAdapterDispatch r) implements NdkAdapterDispatch {
        @Override
        public NtStatus queryExtension(NdkAdapter o, QueryExtensionArgs a) {
            return l.queryExtension(r, o, a);
        }

        @Override
        public NtStatus queryAdapterInfo(NdkAdapter o, QueryAdapterInfoArgs a) {
            return l.queryAdapterInfo(r, o, a);
        }

        @Override
        public NtStatus createCq(NdkAdapter o, CreateCqArgs a) {
            return l.createCq(r, o, a);
        }

        @Override
        public NtStatus createPd(NdkAdapter o, CreatePdArgs a) {
            return l.createPd(r, o, a);
        }

        @Override
        public NtStatus createSharedEndpoint(NdkAdapter o, CreateSharedEndpointArgs a) {
            return l.createSharedEndpoint(r, o, a);
        }

        @Override
        public NtStatus createConnector(NdkAdapter o, CreateConnectorArgs a) {
            return l.createConnector(r, o, a);
        }

        @Override
        public NtStatus createListener(NdkAdapter o, CreateListenerArgs a) {
            return l.createListener(r, o, a);
        }
    }

    private record PdTable(Layer l, NdkPdDispatch r) implements NdkPdDispatch {
        @Override
        public NtStatus closePd(NdkPd o, CloseArgs a) {
            return l.closePd(r, o, a);
        }

        @Override
        public NtStatus queryExtension(NdkPd o, QueryExtensionArgs a) {
            return r.queryExtension(o, a);
        }

        @Override
        public NtStatus createQp(NdkPd o, CreateQpArgs a) {
            return l.createQp(r, o, a);
        }
    }

    private record QpTable(Layer l, NdkQpDispatch r) implements NdkQpDispatch {
        @Override
        public NtStatus closeQp(NdkQp o, CloseArgs a) {
            return l.closeQp(r, o, a);
        }

        @Override
        public NtStatus queryExtension(NdkQp o, QueryExtensionArgs a) {
            return r.queryExtension(o, a);
        }

        @Override
        public void flush(NdkQp o) {
            l.flush(r, o);
        }

        @Override
        public NtStatus send(NdkQp o, SendArgs a) {
            return l.send(r, o, a);
        }

        @Override
        public NtStatus receive(NdkQp o, ReceiveArgs a) {
            return l.receive(r, o, a);
        }
    }

    private record CqTable(Layer l, NdkCqDispatch r) implements NdkCqDispatch {
        @Override
        public NtStatus closeCq(NdkCq o, CloseArgs a) {
            return l.closeCq(r, o, a);
        }

        @Override
        public NtStatus queryExtension(NdkCq o, QueryExtensionArgs a) {
            return r.queryExtension(o, a);
        }

        @Override
        public void armCq(NdkCq o, NdkCqNotificationType type) {
            l.armCq(r, o, type);
        }

        @Override
        public long getCqResults(NdkCq o, GetCqResultsArgs a) {
            return l.getCqResults(r, o, a);
        }
    }

    private record EndpointTable(Layer l, NdkSharedEndpointDispatch r) implements NdkSharedEndpointDispatch {
        @Override
        public NtStatus closeSharedEndpoint(NdkSharedEndpoint o, CloseArgs a) {
            return l.closeSharedEndpoint(r, o, a);
        }

        @Override
        public NtStatus queryExtension(NdkSharedEndpoint o, QueryExtensionArgs a) {
            return l.queryExtension(r, o, a);
        }

        @Override
        public NtStatus getLocalAddress(NdkSharedEndpoint o, GetAddressArgs a) {
            return l.getLocalAddress(r, o, a);
        }
    }

    private record ListenerTable(Layer l, NdkListenerDispatch r) implements NdkListenerDispatch {
        @Override
        public NtStatus closeListener(NdkListener o, CloseArgs a) {
            return l.closeListener(r, o, a);
        }

        @Override
        public NtStatus queryExtension(NdkListener o, QueryExtensionArgs a) {
            return r.queryExtension(o, a);
        }

        @Override
        public NtStatus listen(NdkListener o, ListenArgs a) {
            return l.listen(r, o, a);
        }

        @Override
        public NtStatus getLocalAddress(NdkListener o, GetAddressArgs a) {
            return l.getLocalAddress(r, o, a);
        }

        @Override
        public void controlConnectEvents(NdkListener o, boolean pause) {
            l.controlConnectEvents(r, o, pause);
        }
    }

    private record ConnectorTable(Layer l, NdkConnectorDispatch r) implements NdkConnectorDispatch {
        @Override
        public NtStatus closeConnector(NdkConnector o, CloseArgs a) {
            return l.closeConnector(r, o, a);
        }

        @Override
        public NtStatus queryExtension(NdkConnector o, QueryExtensionArgs a) {
            return r.queryExtension(o, a);
        }

        @Override
        public NtStatus connect(NdkConnector o, ConnectArgs a) {
            return l.connect(r, o, a);
        }

        @Override
        public NtStatus connectWithSharedEndpoint(NdkConnector o, ConnectWithSharedEndpointArgs a) {
            return l.connectWithSharedEndpoint(r, o, a);
        }

        @Override
        public NtStatus completeConnect(NdkConnector o, CompleteConnectArgs a) {
            return l.completeConnect(r, o, a);
        }

        @Override
        public NtStatus accept(NdkConnector o, AcceptArgs a) {
            return l.accept(r, o, a);
        }

        @Override
        public NtStatus reject(NdkConnector o, RejectArgs a) {
            return l.reject(r, o, a);
        }

        @Override
        public NtStatus getConnectionData(NdkConnector o, GetConnectionDataArgs a) {
            return l.getConnectionData(r, o, a);
        }

        @Override
        public NtStatus getLocalAddress(NdkConnector o, GetAddressArgs a) {
            return l.getLocalAddress(r, o, a);
        }

        @Override
        public NtStatus getPeerAddress(NdkConnector o, GetAddressArgs a) {
            return l.getPeerAddress(r, o, a);
        }

        @Override
        public NtStatus disconnect(NdkConnector o, DisconnectArgs a) {
            return l.disconnect(r, o, a);
        }

        @Override
        public NtStatus completeConnectEx(NdkConnector o, CompleteConnectExArgs a) {
            return l.completeConnectEx(r, o, a);
        }

        @Override
        public NtStatus acceptEx(NdkConnector o, AcceptExArgs a) {
            return l.acceptEx(r, o, a);
        }
    }
}
