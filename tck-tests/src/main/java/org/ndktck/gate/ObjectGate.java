package org.ndktck.gate;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.CloseArgs;
import org.ndktck.api.CreateConnectorArgs;
import org.ndktck.api.CreateCqArgs;
import org.ndktck.api.CreateListenerArgs;
import org.ndktck.api.CreatePdArgs;
import org.ndktck.api.CreateQpArgs;
import org.ndktck.api.CreateSharedEndpointArgs;
import org.ndktck.api.ListenArgs;
import org.ndktck.api.NdkAdapter;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkCq;
import org.ndktck.api.NdkListener;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkPd;
import org.ndktck.api.NdkQp;
import org.ndktck.api.NdkSharedEndpoint;
import org.ndktck.api.NtStatus;
import org.ndktck.memory.GuardedBytes;
import org.ndktck.memory.ObjectCell;

/** The calls that create, use and close everything around a connector. */
public final class ObjectGate {

    private final Gate gate;

    /**
     * Binds the calls to a gate.
     *
     * @param gate where they are recorded
     */
    public ObjectGate(Gate gate) {
        this.gate = gate;
    }

    /** Calls NdkCreateCq. */
    public AsyncCall createCq(NdkAdapter adapter, long depth) {
        ObjectCell<NdkCq> cell = Gate.cell();
        long given = gate.nextContext();
        return create(
                NdkFunction.CREATE_CQ,
                List.of(adapter),
                cell,
                self -> gate.table(adapter)
                        .createCq(
                                adapter,
                                new CreateCqArgs(
                                        depth,
                                        (passed, status) -> gate.notified(self, given, passed),
                                        given,
                                        gate.createCompletion(self),
                                        self.context(),
                                        cell)));
    }

    /** Calls NdkCreatePd. */
    public AsyncCall createPd(NdkAdapter adapter) {
        ObjectCell<NdkPd> cell = Gate.cell();
        return create(
                NdkFunction.CREATE_PD,
                List.of(adapter),
                cell,
                self -> gate.table(adapter)
                        .createPd(adapter, new CreatePdArgs(gate.createCompletion(self), self.context(), cell)));
    }

    /**
     * Calls NdkCreateQp with queues for requests of one element.
     *
     * @param pd the protection domain
     * @param cq the completion queue of both queues
     * @param depth requests of each queue
     */
    public AsyncCall createQp(NdkPd pd, NdkCq cq, long depth) {
        return createQp(pd, cq, cq, depth);
    }

    /**
     * Calls NdkCreateQp with queues for requests of one element.
     *
     * @param pd the protection domain
     * @param receiveCq the completion queue of the receive queue
     * @param initiatorCq the completion queue of the initiator queue
     * @param depth requests of each queue
     */
    public AsyncCall createQp(NdkPd pd, NdkCq receiveCq, NdkCq initiatorCq, long depth) {
        ObjectCell<NdkQp> cell = Gate.cell();
        long qpContext = gate.nextContext();
        CreatedQps.Parts parts =
                new CreatedQps.Parts(qpContext, gate.lifetimeOf(receiveCq), gate.lifetimeOf(initiatorCq));
        List<NdkObject<?>> parents = new ArrayList<>(List.of(pd, receiveCq));
        if (!receiveCq.equals(initiatorCq)) {
            parents.add(initiatorCq);
        }
        return create(NdkFunction.CREATE_QP, parents, cell, self -> {
            gate.createdQps().creating(self, parts);
            return gate.table(pd)
                    .createQp(
                            pd,
                            new CreateQpArgs(
                                    receiveCq,
                                    initiatorCq,
                                    qpContext,
                                    depth,
                                    depth,
                                    1,
                                    1,
                                    0,
                                    gate.createCompletion(self),
                                    self.context(),
                                    cell));
        });
    }

    /** Calls NdkCreateSharedEndpoint. */
    public AsyncCall createSharedEndpoint(NdkAdapter adapter, InetAddress address, int port) {
        ObjectCell<NdkSharedEndpoint> cell = Gate.cell();
        byte[] encoded = SockaddrCodec.encode(address, port);
        GuardedBytes pointer = GuardedBytes.input(gate.slab(), encoded);
        return create(
                NdkFunction.CREATE_SHARED_ENDPOINT,
                List.of(adapter),
                cell,
                new Arguments.SharedEndpoint(new InetSocketAddress(address, port)),
                self -> gate.table(adapter)
                        .createSharedEndpoint(
                                adapter,
                                new CreateSharedEndpointArgs(
                                        pointer, encoded.length, gate.createCompletion(self), self.context(), cell)));
    }

    /** Calls NdkCreateConnector. */
    public AsyncCall createConnector(NdkAdapter adapter) {
        ObjectCell<NdkConnector> cell = Gate.cell();
        return create(
                NdkFunction.CREATE_CONNECTOR,
                List.of(adapter),
                cell,
                self -> gate.table(adapter)
                        .createConnector(
                                adapter, new CreateConnectorArgs(gate.createCompletion(self), self.context(), cell)));
    }

    /**
     * Calls NdkCreateListener.
     *
     * @param adapter the adapter
     * @param onRequest run inside the connect event, on the provider's thread
     */
    public AsyncCall createListener(NdkAdapter adapter, Consumer<NdkConnector> onRequest) {
        ObjectCell<NdkListener> cell = Gate.cell();
        long given = gate.nextContext();
        return create(
                NdkFunction.CREATE_LISTENER,
                List.of(adapter),
                cell,
                self -> gate.table(adapter)
                        .createListener(
                                adapter,
                                new CreateListenerArgs(
                                        (passed, connector) -> connectEvent(self, given, passed, connector, onRequest),
                                        given,
                                        gate.createCompletion(self),
                                        self.context(),
                                        cell)));
    }

    private void connectEvent(
            AsyncCall create,
            long given,
            long passed,
            @Nullable NdkConnector connector,
            Consumer<NdkConnector> onRequest) {
        Lifetime listener = create.made();
        Runnable last = gate.inside().begun(listener);
        Lifetime arrived = connector == null ? null : gate.begin(connector);
        if (connector != null && listener != null) {
            gate.dependencies().bind(connector, listener.object());
        }
        EventCallback event = gate.event(
                EventCallback.Kind.CONNECT,
                listener == null ? create.lifetime() : listener,
                arrived,
                arrived == null ? "NULL" : arrived.name(),
                given,
                passed);
        if (connector != null) {
            gate.inside().guarded(() -> onRequest.accept(connector));
        }
        last.run();
        event.span().endAt(gate.nextNumber());
        gate.signal().raise();
    }

    private AsyncCall create(
            NdkFunction function,
            List<NdkObject<?>> parents,
            ObjectCell<? extends NdkObject<?>> cell,
            Function<AsyncCall, @Nullable NtStatus> invocation) {
        return create(function, parents, cell, () -> "", invocation);
    }

    private AsyncCall create(
            NdkFunction function,
            List<NdkObject<?>> parents,
            ObjectCell<? extends NdkObject<?>> cell,
            Supplier<String> arguments,
            Function<AsyncCall, @Nullable NtStatus> invocation) {
        for (NdkObject<?> used : parents) {
            gate.consumerRules().beforeUse(function, used, gate.name(used));
        }
        NdkObject<?> parent = parents.get(0);
        AsyncCall call = new AsyncCall(
                gate.nextNumber(),
                function,
                parent,
                gate.name(parent),
                arguments,
                parents,
                gate.nextContext(),
                cell,
                () -> {});
        return gate.recordAsync(call, () -> invocation.apply(call));
    }

    private AsyncCall async(
            NdkFunction function,
            NdkObject<?> object,
            Supplier<String> arguments,
            Function<AsyncCall, @Nullable NtStatus> invocation) {
        AsyncCall call = new AsyncCall(
                gate.nextNumber(),
                function,
                object,
                gate.name(object),
                arguments,
                List.of(),
                gate.nextContext(),
                null,
                () -> {});
        return gate.recordAsync(call, () -> invocation.apply(call));
    }

    /** Calls NdkListen. */
    public AsyncCall listen(NdkListener listener, InetAddress address, int port) {
        gate.consumerRules().beforeUse(NdkFunction.LISTEN, listener, gate.name(listener));
        byte[] encoded = SockaddrCodec.encode(address, port);
        GuardedBytes pointer = GuardedBytes.input(gate.slab(), encoded);
        return async(
                NdkFunction.LISTEN,
                listener,
                new Arguments.Listen(new InetSocketAddress(address, port)),
                self -> gate.table(listener)
                        .listen(
                                listener,
                                new ListenArgs(pointer, encoded.length, gate.requestCompletion(self), self.context())));
    }

    /** Calls NdkControlConnectEvents. */
    public Call controlConnectEvents(NdkListener listener, boolean pause) {
        gate.consumerRules().beforeUse(NdkFunction.CONTROL_CONNECT_EVENTS, listener, gate.name(listener));
        Call call = new Call(
                gate.nextNumber(),
                NdkFunction.CONTROL_CONNECT_EVENTS,
                listener,
                gate.name(listener),
                new Arguments.Pause(pause));
        return gate.record(call, () -> {
            gate.table(listener).controlConnectEvents(listener, pause);
            return NtStatus.STATUS_SUCCESS;
        });
    }

    /** Calls the close function of any object but an adapter. */
    public AsyncCall close(NdkObject<?> object) {
        NdkFunction function = closeFunction(object);
        gate.consumerRules().closing(function, object, gate.name(object));
        gate.rules().closing(object);
        return async(
                function,
                object,
                () -> "",
                self -> closeThrough(object, new CloseArgs(gate.closeCompletion(self), self.context())));
    }

    private static NdkFunction closeFunction(NdkObject<?> object) {
        return switch (object.kind()) {
            case CONNECTOR -> NdkFunction.CLOSE_CONNECTOR;
            case LISTENER -> NdkFunction.CLOSE_LISTENER;
            case QP -> NdkFunction.CLOSE_QP;
            case CQ -> NdkFunction.CLOSE_CQ;
            case PD -> NdkFunction.CLOSE_PD;
            case SHARED_ENDPOINT -> NdkFunction.CLOSE_SHARED_ENDPOINT;
            case ADAPTER, MR, MW, SRQ, UNDEFINED ->
                throw new KitDefect("no close of an object of type " + object.kind());
        };
    }

    private @Nullable NtStatus closeThrough(NdkObject<?> object, CloseArgs args) {
        if (object instanceof NdkConnector connector) {
            return gate.table(connector).closeConnector(connector, args);
        }
        if (object instanceof NdkListener listener) {
            return gate.table(listener).closeListener(listener, args);
        }
        if (object instanceof NdkQp qp) {
            return gate.table(qp).closeQp(qp, args);
        }
        if (object instanceof NdkCq cq) {
            return gate.table(cq).closeCq(cq, args);
        }
        if (object instanceof NdkSharedEndpoint endpoint) {
            return gate.table(endpoint).closeSharedEndpoint(endpoint, args);
        }
        NdkPd pd = (NdkPd) object;
        return gate.table(pd).closePd(pd, args);
    }
}
