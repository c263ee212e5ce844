package org.ndktck.scripted;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.AcceptArgs;
import org.ndktck.api.AcceptExArgs;
import org.ndktck.api.CloseArgs;
import org.ndktck.api.CompleteConnectArgs;
import org.ndktck.api.CompleteConnectExArgs;
import org.ndktck.api.ConnectArgs;
import org.ndktck.api.ConnectWithSharedEndpointArgs;
import org.ndktck.api.ConstBytePointer;
import org.ndktck.api.DisconnectArgs;
import org.ndktck.api.GetAddressArgs;
import org.ndktck.api.GetConnectionDataArgs;
import org.ndktck.api.NdkAdapterInfo;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkConnectorDispatch;
import org.ndktck.api.NdkDisconnectEventCallback;
import org.ndktck.api.NdkDisconnectEventCallbackEx;
import org.ndktck.api.NtStatus;
import org.ndktck.api.QueryExtensionArgs;
import org.ndktck.api.RejectArgs;
import org.ndktck.gate.NdkFunction;
import org.ndktck.scripted.ScriptedConnector.Limits;

/** The functions of a connector. */
final class ConnectorFunctions implements NdkConnectorDispatch {

    private final Fabric fabric;

    ConnectorFunctions(Fabric fabric) {
        this.fabric = fabric;
    }

    private static byte[] bytes(@Nullable ConstBytePointer pointer, long length) {
        byte[] bytes = new byte[(int) length];
        if (pointer != null) {
            pointer.get(0, bytes, 0, bytes.length);
        }
        return bytes;
    }

    private Limits capped(long inbound, long outbound) {
        NdkAdapterInfo info = fabric.script().info();
        return new Limits(
                Math.min(inbound, info.maxInboundReadLimit()), Math.min(outbound, info.maxOutboundReadLimit()));
    }

    @Override
    public NtStatus connect(NdkConnector pNdkConnector, ConnectArgs args) {
        Behaviour behaviour = fabric.script().called(NdkFunction.CONNECT, args);
        ScriptedConnector active = (ScriptedConnector) pNdkConnector;
        Request request = fabric.request(args.requestCompletion(), args.requestContext());
        active.connect = request;
        active.limits = capped(args.inboundReadLimit(), args.outboundReadLimit());
        byte[] destination = bytes(args.pDestAddress(), args.destAddressLength());
        active.local = fabric.bound(bytes(args.pSrcAddress(), args.srcAddressLength()));
        active.remote = destination;
        int port = Byte.toUnsignedInt(destination[2]) << 8 | Byte.toUnsignedInt(destination[3]);
        ScriptedListener listener = fabric.listener(port);
        if (listener == null) {
            request.end(NtStatus.STATUS_CONNECTION_REFUSED);
        } else {
            request(listener, active, bytes(args.pPrivateData(), args.privateDataLength()));
        }
        return Script.answer(behaviour, request);
    }

    private void request(ScriptedListener listener, ScriptedConnector active, byte[] data) {
        ScriptedConnector passive = new ScriptedConnector(this);
        passive.peer = active;
        active.peer = passive;
        passive.received = data;
        passive.local = active.remote;
        passive.remote = active.local;
        passive.limits = capped(Long.MAX_VALUE, Long.MAX_VALUE).meeting(active.limits);
        Script script = fabric.script();
        if (script.raisesEventsAtOnce()) {
            listener.raiseConnectEvent(script, passive);
        } else {
            fabric.thread().later(() -> listener.raiseConnectEvent(script, passive));
        }
    }

    @Override
    public NtStatus accept(NdkConnector pNdkConnector, AcceptArgs args) {
        Behaviour behaviour = fabric.script().called(NdkFunction.ACCEPT, args);
        ScriptedConnector passive = (ScriptedConnector) pNdkConnector;
        Request request = fabric.request(args.requestCompletion(), args.requestContext());
        passive.accept = request;
        passive.register(args.disconnectEvent(), args.disconnectEventContext());
        ScriptedConnector active = passive.peer;
        if (active == null) {
            request.end(NtStatus.STATUS_CONNECTION_ABORTED);
        } else {
            active.received = bytes(args.pPrivateData(), args.privateDataLength());
            Limits own = capped(args.inboundReadLimit(), args.outboundReadLimit());
            active.limits = active.limits.meeting(own);
            ScriptedConnector.end(active.connect, NtStatus.STATUS_SUCCESS);
        }
        return Script.answer(behaviour, request);
    }

    @Override
    public NtStatus completeConnect(NdkConnector pNdkConnector, CompleteConnectArgs args) {
        Behaviour behaviour = fabric.script().called(NdkFunction.COMPLETE_CONNECT, args);
        ScriptedConnector active = (ScriptedConnector) pNdkConnector;
        Request request = fabric.request(args.requestCompletion(), args.requestContext());
        active.register(args.disconnectEvent(), args.disconnectEventContext());
        ScriptedConnector passive = active.peer;
        if (passive == null) {
            request.end(NtStatus.STATUS_CONNECTION_ABORTED);
        } else {
            active.isEstablished = true;
            passive.isEstablished = true;
            request.end(NtStatus.STATUS_SUCCESS);
            ScriptedConnector.end(passive.accept, NtStatus.STATUS_SUCCESS);
        }
        return Script.answer(behaviour, request);
    }

    @Override
    public NtStatus reject(NdkConnector pNdkConnector, RejectArgs args) {
        return fabric.synchronous(NdkFunction.REJECT, args, () -> {
            fabric.script().note("reject of " + args.privateDataLength() + " bytes");
            leave((ScriptedConnector) pNdkConnector, NtStatus.STATUS_CONNECTION_REFUSED);
            return NtStatus.STATUS_SUCCESS;
        });
    }

    @Override
    public NtStatus getConnectionData(NdkConnector pNdkConnector, GetConnectionDataArgs args) {
        ScriptedConnector connector = (ScriptedConnector) pNdkConnector;
        Limits limits = connector.limits;
        Script script = fabric.script();
        return fabric.synchronous(
                NdkFunction.GET_CONNECTION_DATA,
                args,
                () -> script.reading()
                        .read(script.readable(connector.received, limits.inbound(), limits.outbound()), args));
    }

    @Override
    public NtStatus disconnect(NdkConnector pNdkConnector, DisconnectArgs args) {
        Behaviour behaviour = fabric.script().called(NdkFunction.DISCONNECT, args);
        ScriptedConnector connector = (ScriptedConnector) pNdkConnector;
        Request request = fabric.request(args.requestCompletion(), args.requestContext());
        connector.disconnect = request;
        ScriptedConnector peer = connector.peer;
        if (peer == null || peer.disconnect != null) {
            request.end(NtStatus.STATUS_SUCCESS);
            ScriptedConnector.end(peer == null ? null : peer.disconnect, NtStatus.STATUS_SUCCESS);
        } else {
            peer.raiseDisconnectEvent(fabric);
        }
        return Script.answer(behaviour, request);
    }

    /** What a side that goes leaves behind at its peer. */
    private void leave(ScriptedConnector connector, NtStatus why) {
        ScriptedConnector peer = connector.peer;
        connector.peer = null;
        if (peer != null) {
            peer.peer = null;
            ScriptedConnector.end(peer.disconnect, NtStatus.STATUS_SUCCESS);
            peer.endAll(why);
            peer.raiseDisconnectEvent(fabric);
        }
    }

    @Override
    public NtStatus closeConnector(NdkConnector pNdkConnector, CloseArgs args) {
        ScriptedConnector connector = (ScriptedConnector) pNdkConnector;
        connector.silence();
        connector.endAll(NtStatus.STATUS_CANCELLED);
        leave(connector, NtStatus.STATUS_CONNECTION_ABORTED);
        return fabric.close(NdkFunction.CLOSE_CONNECTOR, args);
    }

    @Override
    public NtStatus queryExtension(NdkConnector pNdkConnector, QueryExtensionArgs args) {
        return NtStatus.STATUS_NOT_SUPPORTED;
    }

    @Override
    public NtStatus connectWithSharedEndpoint(NdkConnector pNdkConnector, ConnectWithSharedEndpointArgs args) {
        return connect(
                pNdkConnector,
                new ConnectArgs(
                        args.pNdkQp(),
                        args.pDestAddress(),
                        args.destAddressLength(),
                        args.pDestAddress(),
                        args.destAddressLength(),
                        args.inboundReadLimit(),
                        args.outboundReadLimit(),
                        args.pPrivateData(),
                        args.privateDataLength(),
                        args.requestCompletion(),
                        args.requestContext()));
    }

    @Override
    public NtStatus acceptEx(NdkConnector pNdkConnector, AcceptExArgs args) {
        return accept(
                pNdkConnector,
                new AcceptArgs(
                        args.pNdkQp(),
                        args.inboundReadLimit(),
                        args.outboundReadLimit(),
                        args.pPrivateData(),
                        args.privateDataLength(),
                        plain(args.disconnectEvent()),
                        args.disconnectEventContext(),
                        args.requestCompletion(),
                        args.requestContext()));
    }

    @Override
    public NtStatus completeConnectEx(NdkConnector pNdkConnector, CompleteConnectExArgs args) {
        return completeConnect(
                pNdkConnector,
                new CompleteConnectArgs(
                        plain(args.disconnectEvent()),
                        args.disconnectEventContext(),
                        args.requestCompletion(),
                        args.requestContext()));
    }

    private static @Nullable NdkDisconnectEventCallback plain(@Nullable NdkDisconnectEventCallbackEx event) {
        return event == null ? null : context -> event.disconnectEvent(context, 0);
    }

    @Override
    public NtStatus getLocalAddress(NdkConnector pNdkConnector, GetAddressArgs args) {
        return fabric.synchronous(
                NdkFunction.GET_LOCAL_ADDRESS,
                args,
                () -> fabric.tell(NdkFunction.GET_LOCAL_ADDRESS, ((ScriptedConnector) pNdkConnector).local, args));
    }

    @Override
    public NtStatus getPeerAddress(NdkConnector pNdkConnector, GetAddressArgs args) {
        return fabric.synchronous(
                NdkFunction.GET_PEER_ADDRESS,
                args,
                () -> fabric.tell(NdkFunction.GET_PEER_ADDRESS, ((ScriptedConnector) pNdkConnector).remote, args));
    }
}
