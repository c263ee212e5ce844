package org.ndktck.gate;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.AcceptArgs;
import org.ndktck.api.AcceptExArgs;
import org.ndktck.api.CompleteConnectArgs;
import org.ndktck.api.CompleteConnectExArgs;
import org.ndktck.api.ConnectArgs;
import org.ndktck.api.ConnectWithSharedEndpointArgs;
import org.ndktck.api.DisconnectArgs;
import org.ndktck.api.GetConnectionDataArgs;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkDisconnectEventCallback;
import org.ndktck.api.NdkDisconnectEventCallbackEx;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkQp;
import org.ndktck.api.NdkSharedEndpoint;
import org.ndktck.api.NtStatus;
import org.ndktck.api.RejectArgs;
import org.ndktck.memory.GuardedBytes;

/** The calls on a connector. */
public final class ConnectionGate {

    private final Gate gate;

    /**
     * Binds the calls to a gate.
     *
     * @param gate where they are recorded
     */
    public ConnectionGate(Gate gate) {
        this.gate = gate;
    }

    /**
     * What a connect is given besides its objects.
     *
     * @param source local address
     * @param sourcePort local port, 0 to let the provider choose
     * @param destination remote address
     * @param destinationPort remote port
     * @param inboundReadLimit 0..4294967295
     * @param outboundReadLimit 0..4294967295
     */
    public record Request(
            InetAddress source,
            int sourcePort,
            InetAddress destination,
            int destinationPort,
            long inboundReadLimit,
            long outboundReadLimit) {

        /** As it is recorded. */
        private Arguments.Connect given(NdkQp qp, Arguments.Local local, byte[] data) {
            InetSocketAddress remote = new InetSocketAddress(destination, destinationPort);
            return new Arguments.Connect(qp, local, remote, inboundReadLimit, outboundReadLimit, data);
        }
    }

    /**
     * Calls NdkConnect.
     *
     * @param connector the connector
     * @param qp the queue pair
     * @param request what to ask for
     * @param privateData bytes to send
     * @param whenSucceeded run once when the connect succeeds: inside the completion, or right after an
     *     inline success
     */
    public AsyncCall connect(
            NdkConnector connector, NdkQp qp, Request request, byte[] privateData, Runnable whenSucceeded) {
        gate.consumerRules().connecting(NdkFunction.CONNECT, connector, gate.name(connector));
        gate.consumerRules().beforeUse(NdkFunction.CONNECT, qp, gate.name(qp));
        byte[] source = SockaddrCodec.encode(request.source(), request.sourcePort());
        byte[] destination = SockaddrCodec.encode(request.destination(), request.destinationPort());
        GuardedBytes sourcePointer = GuardedBytes.input(gate.slab(), source);
        GuardedBytes destinationPointer = GuardedBytes.input(gate.slab(), destination);
        InputBytes data = InputBytes.privateData(gate.slab(), privateData);
        return async(
                NdkFunction.CONNECT,
                connector,
                request.given(
                        qp,
                        new Arguments.Source(new InetSocketAddress(request.source(), request.sourcePort())),
                        privateData),
                whenSucceeded,
                self -> {
                    bind(self, connector, qp);
                    return gate.table(connector)
                            .connect(
                                    connector,
                                    new ConnectArgs(
                                            qp,
                                            sourcePointer,
                                            source.length,
                                            destinationPointer,
                                            destination.length,
                                            request.inboundReadLimit(),
                                            request.outboundReadLimit(),
                                            data.pointer(),
                                            data.length(),
                                            gate.requestCompletion(self),
                                            self.context()));
                });
    }

    /**
     * Calls NdkConnectWithSharedEndpoint.
     *
     * @param connector the connector
     * @param qp the queue pair
     * @param endpoint the shared endpoint, which stands for the source of the request
     * @param request what to ask for
     * @param privateData bytes to send
     * @param whenSucceeded as for {@link #connect}
     */
    public AsyncCall connectWithSharedEndpoint(
            NdkConnector connector,
            NdkQp qp,
            NdkSharedEndpoint endpoint,
            Request request,
            byte[] privateData,
            Runnable whenSucceeded) {
        NdkFunction function = NdkFunction.CONNECT_WITH_SHARED_ENDPOINT;
        gate.consumerRules().connecting(function, connector, gate.name(connector));
        gate.consumerRules().beforeUse(function, endpoint, gate.name(endpoint));
        byte[] destination = SockaddrCodec.encode(request.destination(), request.destinationPort());
        GuardedBytes pointer = GuardedBytes.input(gate.slab(), destination);
        InputBytes data = InputBytes.privateData(gate.slab(), privateData);
        return async(
                function,
                connector,
                request.given(qp, new Arguments.Shared(endpoint, gate.name(endpoint)), privateData),
                whenSucceeded,
                self -> {
                    bind(self, connector, qp, endpoint);
                    return gate.table(connector)
                            .connectWithSharedEndpoint(
                                    connector,
                                    new ConnectWithSharedEndpointArgs(
                                            qp,
                                            endpoint,
                                            pointer,
                                            destination.length,
                                            request.inboundReadLimit(),
                                            request.outboundReadLimit(),
                                            data.pointer(),
                                            data.length(),
                                            gate.requestCompletion(self),
                                            self.context()));
                });
    }

    private void bind(AsyncCall by, NdkConnector connector, NdkObject<?>... antecedents) {
        for (NdkObject<?> antecedent : antecedents) {
            gate.dependencies().bind(connector, antecedent, by);
        }
    }

    /**
     * Calls NdkAccept or NdkAcceptEx.
     *
     * @param connector the connector of a connect event
     * @param accepting what to ask for
     * @param privateData bytes to send back
     * @param whenSucceeded as for {@link #connect}
     */
    public AsyncCall accept(
            NdkConnector connector, AcceptArguments accepting, byte[] privateData, Runnable whenSucceeded) {
        NdkFunction function = accepting.form().ex() ? NdkFunction.ACCEPT_EX : NdkFunction.ACCEPT;
        gate.consumerRules().answering(function, connector, gate.name(connector));
        InputBytes data = InputBytes.privateData(gate.slab(), privateData);
        long eventContext = gate.nextContext();
        return async(
                function,
                connector,
                new Arguments.Accept(
                        accepting.qp(),
                        accepting.inbound(),
                        accepting.outbound(),
                        privateData,
                        accepting.form().registers()),
                whenSucceeded,
                self -> {
                    bind(self, connector, accepting.qp());
                    return accepting.form().ex()
                            ? gate.table(connector).acceptEx(connector, acceptEx(self, accepting, data, eventContext))
                            : gate.table(connector).accept(connector, accept(self, accepting, data, eventContext));
                });
    }

    /** As the longer form, with nothing to do when it succeeds. */
    public AsyncCall accept(NdkConnector connector, AcceptArguments accepting, byte[] privateData) {
        return accept(connector, accepting, privateData, () -> {});
    }

    private AcceptArgs accept(AsyncCall self, AcceptArguments accepting, InputBytes data, long eventContext) {
        NdkConnector connector = (NdkConnector) self.target();
        return new AcceptArgs(
                accepting.qp(),
                accepting.inbound(),
                accepting.outbound(),
                data.pointer(),
                data.length(),
                disconnectEvent(connector, accepting.form(), eventContext),
                eventContext,
                gate.requestCompletion(self),
                self.context());
    }

    private AcceptExArgs acceptEx(AsyncCall self, AcceptArguments accepting, InputBytes data, long eventContext) {
        NdkConnector connector = (NdkConnector) self.target();
        return new AcceptExArgs(
                accepting.qp(),
                accepting.inbound(),
                accepting.outbound(),
                data.pointer(),
                data.length(),
                disconnectEventEx(connector, accepting.form(), eventContext),
                eventContext,
                gate.requestCompletion(self),
                self.context());
    }

    /**
     * Calls NdkCompleteConnect or NdkCompleteConnectEx.
     *
     * @param connector the connector
     * @param form which function, and whether with a disconnect event callback
     * @param whenSucceeded as for {@link #connect}
     */
    public AsyncCall completeConnect(NdkConnector connector, CallForm form, Runnable whenSucceeded) {
        NdkFunction function = form.ex() ? NdkFunction.COMPLETE_CONNECT_EX : NdkFunction.COMPLETE_CONNECT;
        gate.consumerRules().answering(function, connector, gate.name(connector));
        long eventContext = gate.nextContext();
        return async(
                function,
                connector,
                new Arguments.CompleteConnect(form.registers()),
                whenSucceeded,
                self -> form.ex()
                        ? gate.table(connector)
                                .completeConnectEx(
                                        connector,
                                        new CompleteConnectExArgs(
                                                disconnectEventEx(connector, form, eventContext),
                                                eventContext,
                                                gate.requestCompletion(self),
                                                self.context()))
                        : gate.table(connector)
                                .completeConnect(
                                        connector,
                                        new CompleteConnectArgs(
                                                disconnectEvent(connector, form, eventContext),
                                                eventContext,
                                                gate.requestCompletion(self),
                                                self.context())));
    }

    /** As the longer form, with nothing to do when it succeeds. */
    public AsyncCall completeConnect(NdkConnector connector, CallForm form) {
        return completeConnect(connector, form, () -> {});
    }

    /** Calls NdkDisconnect. */
    public AsyncCall disconnect(NdkConnector connector) {
        gate.consumerRules().disconnecting(NdkFunction.DISCONNECT, connector, gate.name(connector));
        return async(
                NdkFunction.DISCONNECT,
                connector,
                () -> "",
                () -> {},
                self -> gate.table(connector)
                        .disconnect(connector, new DisconnectArgs(gate.requestCompletion(self), self.context())));
    }

    /** Calls NdkReject. */
    public Call reject(NdkConnector connector, byte[] privateData) {
        gate.consumerRules().answering(NdkFunction.REJECT, connector, gate.name(connector));
        InputBytes data = InputBytes.privateData(gate.slab(), privateData);
        Call call = new Call(
                gate.nextNumber(),
                NdkFunction.REJECT,
                connector,
                gate.name(connector),
                new Arguments.Reject(privateData));
        return gate.record(
                call, () -> gate.table(connector).reject(connector, new RejectArgs(data.pointer(), data.length())));
    }

    /**
     * Calls NdkGetConnectionData.
     *
     * @param connector the connector
     * @param cells cells and buffer
     * @param requiredSize the required size the capacity was chosen by
     */
    public GetConnectionDataCall getConnectionData(
            NdkConnector connector, GetConnectionDataCall.Cells cells, long requiredSize) {
        gate.consumerRules().beforeReading(connector, gate.name(connector), cells);
        GetConnectionDataCall call =
                new GetConnectionDataCall(gate.nextNumber(), connector, gate.name(connector), cells, requiredSize);
        return gate.record(
                call,
                () -> gate.table(connector)
                        .getConnectionData(
                                connector,
                                new GetConnectionDataArgs(
                                        cells.inbound(), cells.outbound(), cells.buffer(), cells.length())));
    }

    private @Nullable NdkDisconnectEventCallback disconnectEvent(NdkConnector target, CallForm form, long given) {
        Lifetime connector = gate.lifetimeOf(target);
        return form.registers()
                ? passed -> gate.disconnectEvent(EventCallback.Kind.DISCONNECT, connector, given, passed)
                : null;
    }

    private @Nullable NdkDisconnectEventCallbackEx disconnectEventEx(NdkConnector target, CallForm form, long given) {
        Lifetime connector = gate.lifetimeOf(target);
        return form.registers()
                ? (passed, reason) -> gate.disconnectEvent(EventCallback.Kind.DISCONNECT_EX, connector, given, passed)
                : null;
    }

    private AsyncCall async(
            NdkFunction function,
            NdkConnector connector,
            Supplier<String> arguments,
            Runnable whenSucceeded,
            Function<AsyncCall, @Nullable NtStatus> invocation) {
        AsyncCall call = new AsyncCall(
                gate.nextNumber(),
                function,
                connector,
                gate.name(connector),
                arguments,
                List.of(),
                gate.nextContext(),
                null,
                whenSucceeded);
        return gate.recordAsync(call, () -> invocation.apply(call));
    }
}
