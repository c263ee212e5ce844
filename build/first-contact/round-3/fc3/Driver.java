package fc3;

import java.util.*;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** One opening of a provider: a forwarding function for every slot of every table; subclasses replace some of them. */
class Driver {

    /** State of one object beside the real one; must not refer to the object itself. */
    static class State<D> {
        volatile D real;
        final Map<String, Object> bag = new ConcurrentHashMap<>();

        boolean has(String key) {
            return bag.containsKey(key);
        }

        void put(String key, Object value) {
            bag.put(key, value);
        }

        @SuppressWarnings("unchecked")
        <T> T get(String key) {
            return (T) bag.get(key);
        }
    }

    static final class Ad extends State<NdkAdapterDispatch> {}

    static final class Lsn extends State<NdkListenerDispatch> {}

    static final class Ep extends State<NdkSharedEndpointDispatch> {}

    static final class Qp extends State<NdkQpDispatch> {}

    static final class Cq extends State<NdkCqDispatch> {}

    static final class Pd extends State<NdkPdDispatch> {}

    static final class Conn extends State<NdkConnectorDispatch> {
        /** The listener it came from, or null for one that was created. */
        final Lsn listener;
        /** The adapter it was created on, or null. */
        final Ad adapter;

        Conn(Lsn listener, Ad adapter) {
            this.listener = listener;
            this.adapter = adapter;
        }
    }

    private final Map<NdkObject<?>, State<?>> states = Collections.synchronizedMap(new WeakHashMap<>());

    @SuppressWarnings("unchecked")
    final <S extends State<?>> S state(NdkObject<?> object) {
        return (S) states.get(object);
    }

    final Conn of(NdkConnector o) {
        return state(o);
    }

    // ---- adoption: remember the real table, put ours

    private <D, S extends State<D>> S adopt(NdkObject<D> object, S state, D table) {
        synchronized (states) {
            State<?> known = states.get(object);
            if (known != null) {
                @SuppressWarnings("unchecked")
                S same = (S) known;
                return same;
            }
            state.real = object.dispatch();
            states.put(object, state);
            object.setDispatch(table);
            return state;
        }
    }

    final void adoptAdapter(NdkAdapter o) {
        adopt(o, new Ad(), adapterTable);
    }

    private static <T> ObjectPointer<T> out(ObjectPointer<T> to, Consumer<T> before) {
        return new ObjectPointer<>() {
            public T get() {
                return to.get();
            }

            public void set(T value) {
                before.accept(value);
                to.set(value);
            }
        };
    }

    private static <T extends NdkObject<?>> NdkCreateCompletion created(NdkCreateCompletion to, Class<T> type, Consumer<T> before) {
        return (context, status, object) -> {
            if (status.isSuccess() && type.isInstance(object)) {
                before.accept(type.cast(object));
            }
            to.complete(context, status, object);
        };
    }

    // ---- adapter

    protected NtStatus queryAdapterInfo(Ad s, NdkAdapter o, QueryAdapterInfoArgs a) {
        return s.real.queryAdapterInfo(o, a);
    }

    protected NtStatus createCq(Ad s, NdkAdapter o, CreateCqArgs a) {
        Consumer<NdkCq> take = x -> adopt(x, new Cq(), cqTable);
        return s.real.createCq(o, new CreateCqArgs(a.cqDepth(), a.cqNotification(), a.cqNotificationContext(),
                created(a.createCompletion(), NdkCq.class, take), a.requestContext(), out(a.ppNdkCq(), take)));
    }

    protected NtStatus createPd(Ad s, NdkAdapter o, CreatePdArgs a) {
        Consumer<NdkPd> take = x -> adopt(x, new Pd(), pdTable);
        return s.real.createPd(o, new CreatePdArgs(created(a.createCompletion(), NdkPd.class, take), a.requestContext(),
                out(a.ppNdkPd(), take)));
    }

    protected NtStatus createSharedEndpoint(Ad s, NdkAdapter o, CreateSharedEndpointArgs a) {
        Consumer<NdkSharedEndpoint> take = x -> adopt(x, new Ep(), endpointTable);
        return s.real.createSharedEndpoint(o, new CreateSharedEndpointArgs(a.pAddress(), a.addressLength(),
                created(a.createCompletion(), NdkSharedEndpoint.class, take), a.requestContext(),
                out(a.ppNdkSharedEndpoint(), take)));
    }

    protected NtStatus createConnector(Ad s, NdkAdapter o, CreateConnectorArgs a) {
        Consumer<NdkConnector> take = x -> adopt(x, new Conn(null, s), connectorTable);
        return s.real.createConnector(o, new CreateConnectorArgs(created(a.createCompletion(), NdkConnector.class, take),
                a.requestContext(), out(a.ppNdkConnector(), take)));
    }

    protected NtStatus createListener(Ad s, NdkAdapter o, CreateListenerArgs a) {
        Lsn listener = new Lsn();
        Consumer<NdkListener> take = x -> adopt(x, listener, listenerTable);
        NdkConnectEventCallback event = (context, connector) -> {
            Conn c = adopt(connector, new Conn(listener, s), connectorTable);
            connectEvent(listener, c, connector, a.connectEvent(), context);
        };
        return s.real.createListener(o, new CreateListenerArgs(event, a.connectEventContext(),
                created(a.createCompletion(), NdkListener.class, take), a.requestContext(), out(a.ppNdkListener(), take)));
    }

    /** A request came in; c is the state of the new connector. */
    protected void connectEvent(Lsn l, Conn c, NdkConnector o, NdkConnectEventCallback to, long context) {
        to.connectEvent(context, o);
    }

    // ---- protection domain, queue pair, completion queue

    protected NtStatus closePd(Pd s, NdkPd o, CloseArgs a) {
        return s.real.closePd(o, a);
    }

    protected NtStatus createQp(Pd s, NdkPd o, CreateQpArgs a) {
        Consumer<NdkQp> take = x -> madeQp(adopt(x, new Qp(), qpTable), a);
        return s.real.createQp(o, new CreateQpArgs(a.pReceiveCq(), a.pInitiatorCq(), a.qpContext(), a.receiveQueueDepth(),
                a.initiatorQueueDepth(), a.maxReceiveRequestSge(), a.maxInitiatorRequestSge(), a.inlineDataSize(),
                created(a.createCompletion(), NdkQp.class, take), a.requestContext(), out(a.ppNdkQp(), take)));
    }

    /** A queue pair exists and is about to be given out. */
    protected void madeQp(Qp s, CreateQpArgs a) {}

    protected NtStatus closeQp(Qp s, NdkQp o, CloseArgs a) {
        return s.real.closeQp(o, a);
    }

    protected NtStatus closeCq(Cq s, NdkCq o, CloseArgs a) {
        return s.real.closeCq(o, a);
    }

    protected long getCqResults(Cq s, NdkCq o, GetCqResultsArgs a) {
        return s.real.getCqResults(o, a);
    }

    // ---- shared endpoint

    protected NtStatus closeSharedEndpoint(Ep s, NdkSharedEndpoint o, CloseArgs a) {
        return s.real.closeSharedEndpoint(o, a);
    }

    protected NtStatus endpointAddress(Ep s, NdkSharedEndpoint o, GetAddressArgs a) {
        return s.real.getLocalAddress(o, a);
    }

    // ---- listener

    protected NtStatus closeListener(Lsn s, NdkListener o, CloseArgs a) {
        return s.real.closeListener(o, a);
    }

    protected NtStatus listen(Lsn s, NdkListener o, ListenArgs a) {
        return s.real.listen(o, a);
    }

    protected NtStatus listenerAddress(Lsn s, NdkListener o, GetAddressArgs a) {
        return s.real.getLocalAddress(o, a);
    }

    protected void controlConnectEvents(Lsn s, NdkListener o, boolean pause) {
        s.real.controlConnectEvents(o, pause);
    }

    // ---- connector

    protected NtStatus closeConnector(Conn s, NdkConnector o, CloseArgs a) {
        return s.real.closeConnector(o, a);
    }

    protected NtStatus connect(Conn s, NdkConnector o, ConnectArgs a) {
        return s.real.connect(o, a);
    }

    protected NtStatus connectWithSharedEndpoint(Conn s, NdkConnector o, ConnectWithSharedEndpointArgs a) {
        return s.real.connectWithSharedEndpoint(o, a);
    }

    protected NtStatus completeConnect(Conn s, NdkConnector o, CompleteConnectArgs a) {
        return s.real.completeConnect(o, a);
    }

    protected NtStatus accept(Conn s, NdkConnector o, AcceptArgs a) {
        return s.real.accept(o, a);
    }

    protected NtStatus reject(Conn s, NdkConnector o, RejectArgs a) {
        return s.real.reject(o, a);
    }

    protected NtStatus getConnectionData(Conn s, NdkConnector o, GetConnectionDataArgs a) {
        return s.real.getConnectionData(o, a);
    }

    protected NtStatus getLocalAddress(Conn s, NdkConnector o, GetAddressArgs a) {
        return s.real.getLocalAddress(o, a);
    }

    protected NtStatus getPeerAddress(Conn s, NdkConnector o, GetAddressArgs a) {
        return s.real.getPeerAddress(o, a);
    }

    protected NtStatus disconnect(Conn s, NdkConnector o, DisconnectArgs a) {
        return s.real.disconnect(o, a);
    }

    protected NtStatus completeConnectEx(Conn s, NdkConnector o, CompleteConnectExArgs a) {
        return s.real.completeConnectEx(o, a);
    }

    protected NtStatus acceptEx(Conn s, NdkConnector o, AcceptExArgs a) {
        return s.real.acceptEx(o, a);
    }

    // ---- the adapters themselves

    /** Called before the real close of an adapter. */
    protected void beforeAdapterClose() {}

    final OpenedAdapters wrap(OpenedAdapters real) {
        adoptAdapter(real.activeAdapter());
        adoptAdapter(real.passiveAdapter());
        ProviderControls controls = new Controls(real.controls());
        return new OpenedAdapters() {
            public NdkAdapter activeAdapter() {
                return real.activeAdapter();
            }

            public NdkAdapter passiveAdapter() {
                return real.passiveAdapter();
            }

            public List<java.net.InetAddress> activeAddresses() {
                return real.activeAddresses();
            }

            public List<java.net.InetAddress> passiveAddresses() {
                return real.passiveAddresses();
            }

            public Set<Facility> facilities() {
                return real.facilities();
            }

            public PortRange chosenPorts() {
                return real.chosenPorts();
            }

            public ProviderControls controls() {
                return controls;
            }

            public void close() {
                beforeAdapterClose();
                real.close();
            }
        };
    }

    /** The real controls; an adapter that a handler opens gets our table, too. */
    private final class Controls implements ProviderControls {
        private final ProviderControls real;

        Controls(ProviderControls real) {
            this.real = real;
        }

        public List<java.net.InetAddress> unreachableHosts() {
            return real.unreachableHosts();
        }

        public List<java.net.InetAddress> unreachableNetworks() {
            return real.unreachableNetworks();
        }

        public List<java.net.InetAddress> silentHosts() {
            return real.silentHosts();
        }

        public Optional<Condition> linkCut() {
            return real.linkCut();
        }

        public Optional<Condition> noFreePorts() {
            return real.noFreePorts();
        }

        public Optional<Condition> noResources() {
            return real.noResources();
        }

        public Optional<VirtualClock> clock() {
            return real.clock();
        }

        public Optional<Runnable> settle() {
            return real.settle();
        }

        public Optional<AdapterHandlers> adapterHandlers() {
            return real.adapterHandlers().map(handlers -> new AdapterHandlers() {
                public NtStatus openNdkAdapter(NdkVersion version, ObjectPointer<NdkAdapter> pp) {
                    return handlers.openNdkAdapter(version, out(pp, Driver.this::adoptAdapter));
                }

                public void closeNdkAdapter(NdkAdapter adapter) {
                    beforeAdapterClose();
                    handlers.closeNdkAdapter(adapter);
                }
            });
        }
    }

    // ---- the tables

    private final NdkAdapterDispatch adapterTable = new NdkAdapterDispatch() {
        private Ad s(NdkAdapter o) {
            return state(o);
        }

        public NtStatus queryExtension(NdkAdapter o, QueryExtensionArgs a) {
            return s(o).real.queryExtension(o, a);
        }

        public NtStatus queryAdapterInfo(NdkAdapter o, QueryAdapterInfoArgs a) {
            return Driver.this.queryAdapterInfo(s(o), o, a);
        }

        public NtStatus createCq(NdkAdapter o, CreateCqArgs a) {
            return Driver.this.createCq(s(o), o, a);
        }

        public NtStatus createPd(NdkAdapter o, CreatePdArgs a) {
            return Driver.this.createPd(s(o), o, a);
        }

        public NtStatus createSharedEndpoint(NdkAdapter o, CreateSharedEndpointArgs a) {
            return Driver.this.createSharedEndpoint(s(o), o, a);
        }

        public NtStatus createConnector(NdkAdapter o, CreateConnectorArgs a) {
            return Driver.this.createConnector(s(o), o, a);
        }

        public NtStatus createListener(NdkAdapter o, CreateListenerArgs a) {
            return Driver.this.createListener(s(o), o, a);
        }
    };

    private final NdkPdDispatch pdTable = new NdkPdDispatch() {
        private Pd s(NdkPd o) {
            return state(o);
        }

        public NtStatus closePd(NdkPd o, CloseArgs a) {
            return Driver.this.closePd(s(o), o, a);
        }

        public NtStatus queryExtension(NdkPd o, QueryExtensionArgs a) {
            return s(o).real.queryExtension(o, a);
        }

        public NtStatus createQp(NdkPd o, CreateQpArgs a) {
            return Driver.this.createQp(s(o), o, a);
        }
    };

    private final NdkQpDispatch qpTable = new NdkQpDispatch() {
        private Qp s(NdkQp o) {
            return state(o);
        }

        public NtStatus closeQp(NdkQp o, CloseArgs a) {
            return Driver.this.closeQp(s(o), o, a);
        }

        public NtStatus queryExtension(NdkQp o, QueryExtensionArgs a) {
            return s(o).real.queryExtension(o, a);
        }

        public void flush(NdkQp o) {
            s(o).real.flush(o);
        }

        public NtStatus send(NdkQp o, SendArgs a) {
            return s(o).real.send(o, a);
        }

        public NtStatus receive(NdkQp o, ReceiveArgs a) {
            return s(o).real.receive(o, a);
        }
    };

    private final NdkCqDispatch cqTable = new NdkCqDispatch() {
        private Cq s(NdkCq o) {
            return state(o);
        }

        public NtStatus closeCq(NdkCq o, CloseArgs a) {
            return Driver.this.closeCq(s(o), o, a);
        }

        public NtStatus queryExtension(NdkCq o, QueryExtensionArgs a) {
            return s(o).real.queryExtension(o, a);
        }

        public void armCq(NdkCq o, NdkCqNotificationType type) {
            s(o).real.armCq(o, type);
        }

        public long getCqResults(NdkCq o, GetCqResultsArgs a) {
            return Driver.this.getCqResults(s(o), o, a);
        }
    };

    private final NdkSharedEndpointDispatch endpointTable = new NdkSharedEndpointDispatch() {
        private Ep s(NdkSharedEndpoint o) {
            return state(o);
        }

        public NtStatus closeSharedEndpoint(NdkSharedEndpoint o, CloseArgs a) {
            return Driver.this.closeSharedEndpoint(s(o), o, a);
        }

        public NtStatus queryExtension(NdkSharedEndpoint o, QueryExtensionArgs a) {
            return s(o).real.queryExtension(o, a);
        }

        public NtStatus getLocalAddress(NdkSharedEndpoint o, GetAddressArgs a) {
            return Driver.this.endpointAddress(s(o), o, a);
        }
    };

    private final NdkListenerDispatch listenerTable = new NdkListenerDispatch() {
        private Lsn s(NdkListener o) {
            return state(o);
        }

        public NtStatus closeListener(NdkListener o, CloseArgs a) {
            return Driver.this.closeListener(s(o), o, a);
        }

        public NtStatus queryExtension(NdkListener o, QueryExtensionArgs a) {
            return s(o).real.queryExtension(o, a);
        }

        public NtStatus listen(NdkListener o, ListenArgs a) {
            return Driver.this.listen(s(o), o, a);
        }

        public NtStatus getLocalAddress(NdkListener o, GetAddressArgs a) {
            return Driver.this.listenerAddress(s(o), o, a);
        }

        public void controlConnectEvents(NdkListener o, boolean pause) {
            Driver.this.controlConnectEvents(s(o), o, pause);
        }
    };

    private final NdkConnectorDispatch connectorTable = new NdkConnectorDispatch() {
        private Conn s(NdkConnector o) {
            return state(o);
        }

        public NtStatus closeConnector(NdkConnector o, CloseArgs a) {
            return Driver.this.closeConnector(s(o), o, a);
        }

        public NtStatus queryExtension(NdkConnector o, QueryExtensionArgs a) {
            return s(o).real.queryExtension(o, a);
        }

        public NtStatus connect(NdkConnector o, ConnectArgs a) {
            return Driver.this.connect(s(o), o, a);
        }

        public NtStatus connectWithSharedEndpoint(NdkConnector o, ConnectWithSharedEndpointArgs a) {
            return Driver.this.connectWithSharedEndpoint(s(o), o, a);
        }

        public NtStatus completeConnect(NdkConnector o, CompleteConnectArgs a) {
            return Driver.this.completeConnect(s(o), o, a);
        }

        public NtStatus accept(NdkConnector o, AcceptArgs a) {
            return Driver.this.accept(s(o), o, a);
        }

        public NtStatus reject(NdkConnector o, RejectArgs a) {
            return Driver.this.reject(s(o), o, a);
        }

        public NtStatus getConnectionData(NdkConnector o, GetConnectionDataArgs a) {
            return Driver.this.getConnectionData(s(o), o, a);
        }

        public NtStatus getLocalAddress(NdkConnector o, GetAddressArgs a) {
            return Driver.this.getLocalAddress(s(o), o, a);
        }

        public NtStatus getPeerAddress(NdkConnector o, GetAddressArgs a) {
            return Driver.this.getPeerAddress(s(o), o, a);
        }

        public NtStatus disconnect(NdkConnector o, DisconnectArgs a) {
            return Driver.this.disconnect(s(o), o, a);
        }

        public NtStatus completeConnectEx(NdkConnector o, CompleteConnectExArgs a) {
            return Driver.this.completeConnectEx(s(o), o, a);
        }

        public NtStatus acceptEx(NdkConnector o, AcceptExArgs a) {
            return Driver.this.acceptEx(s(o), o, a);
        }
    };
}
