package org.ndktck.nativeprovider;

import org.ndktck.api.AcceptArgs;
import org.ndktck.api.AcceptExArgs;
import org.ndktck.api.CloseArgs;
import org.ndktck.api.CompleteConnectArgs;
import org.ndktck.api.CompleteConnectExArgs;
import org.ndktck.api.ConnectArgs;
import org.ndktck.api.ConnectWithSharedEndpointArgs;
import org.ndktck.api.DisconnectArgs;
import org.ndktck.api.GetAddressArgs;
import org.ndktck.api.GetConnectionDataArgs;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkConnectorDispatch;
import org.ndktck.api.NdkVersion;
import org.ndktck.api.NtStatus;
import org.ndktck.api.QueryExtensionArgs;
import org.ndktck.api.RejectArgs;

/** {@code NDK_CONNECTOR_DISPATCH}. */
final class ConnectorTable extends NativeTable implements NdkConnectorDispatch {

    private static final int CLOSE = 0;
    private static final int QUERY_EXTENSION = 1;
    private static final int CONNECT = 2;
    private static final int CONNECT_WITH_SHARED_ENDPOINT = 3;
    private static final int COMPLETE_CONNECT = 4;
    private static final int ACCEPT = 5;
    private static final int REJECT = 6;
    private static final int GET_CONNECTION_DATA = 7;
    private static final int GET_LOCAL_ADDRESS = 8;
    private static final int GET_PEER_ADDRESS = 9;
    private static final int DISCONNECT = 10;
    private static final int COMPLETE_CONNECT_EX = 11;
    private static final int ACCEPT_EX = 12;

    ConnectorTable(long address, Border border) {
        super("NDK_CONNECTOR_DISPATCH", address, border);
    }

    @Override
    public NtStatus closeConnector(NdkConnector pNdkConnector, CloseArgs args) {
        return close(CLOSE, pNdkConnector, args);
    }

    @Override
    public NtStatus queryExtension(NdkConnector pNdkConnector, QueryExtensionArgs args) {
        return queryExtension(QUERY_EXTENSION, pNdkConnector, args);
    }

    @Override
    public NtStatus connect(NdkConnector pNdkConnector, ConnectArgs args) {
        long function = slot(CONNECT);
        return status(Downcalls.connect(
                function,
                NativeObject.address(pNdkConnector),
                NativeObject.address(args.pNdkQp()),
                Memory.of(args.pSrcAddress()),
                (int) args.srcAddressLength(),
                Memory.of(args.pDestAddress()),
                (int) args.destAddressLength(),
                (int) args.inboundReadLimit(),
                (int) args.outboundReadLimit(),
                Memory.of(args.pPrivateData()),
                (int) args.privateDataLength(),
                callbacks().request(args.requestCompletion()),
                args.requestContext()));
    }

    @Override
    public NtStatus connectWithSharedEndpoint(NdkConnector pNdkConnector, ConnectWithSharedEndpointArgs args) {
        long function = slot(CONNECT_WITH_SHARED_ENDPOINT);
        return status(Downcalls.connectShared(
                function,
                NativeObject.address(pNdkConnector),
                NativeObject.address(args.pNdkQp()),
                NativeObject.address(args.pNdkSharedEndpoint()),
                Memory.of(args.pDestAddress()),
                (int) args.destAddressLength(),
                (int) args.inboundReadLimit(),
                (int) args.outboundReadLimit(),
                Memory.of(args.pPrivateData()),
                (int) args.privateDataLength(),
                callbacks().request(args.requestCompletion()),
                args.requestContext()));
    }

    @Override
    public NtStatus completeConnect(NdkConnector pNdkConnector, CompleteConnectArgs args) {
        long function = slot(COMPLETE_CONNECT);
        return status(Downcalls.completeConnect(
                function,
                NativeObject.address(pNdkConnector),
                orNull(args.disconnectEvent(), callbacks()::disconnectEvent),
                args.disconnectEventContext(),
                callbacks().request(args.requestCompletion()),
                args.requestContext()));
    }

    @Override
    public NtStatus accept(NdkConnector pNdkConnector, AcceptArgs args) {
        long function = slot(ACCEPT);
        return status(Downcalls.accept(
                function,
                NativeObject.address(pNdkConnector),
                NativeObject.address(args.pNdkQp()),
                (int) args.inboundReadLimit(),
                (int) args.outboundReadLimit(),
                Memory.of(args.pPrivateData()),
                (int) args.privateDataLength(),
                orNull(args.disconnectEvent(), callbacks()::disconnectEvent),
                args.disconnectEventContext(),
                callbacks().request(args.requestCompletion()),
                args.requestContext()));
    }

    @Override
    public NtStatus reject(NdkConnector pNdkConnector, RejectArgs args) {
        return status(Downcalls.reject(
                slot(REJECT), NativeObject.address(pNdkConnector), Memory.of(args.pPrivateData()), (int)
                        args.privateDataLength()));
    }

    @Override
    public NtStatus getConnectionData(NdkConnector pNdkConnector, GetConnectionDataArgs args) {
        long function = slot(GET_CONNECTION_DATA);
        return status(Downcalls.getConnectionData(
                function,
                NativeObject.address(pNdkConnector),
                Memory.of(args.pInboundReadLimit()),
                Memory.of(args.pOutboundReadLimit()),
                Memory.of(args.pPrivateData()),
                Memory.of(args.pPrivateDataLength())));
    }

    @Override
    public NtStatus getLocalAddress(NdkConnector pNdkConnector, GetAddressArgs args) {
        return getAddress(GET_LOCAL_ADDRESS, pNdkConnector, args);
    }

    @Override
    public NtStatus getPeerAddress(NdkConnector pNdkConnector, GetAddressArgs args) {
        return getAddress(GET_PEER_ADDRESS, pNdkConnector, args);
    }

    @Override
    public NtStatus disconnect(NdkConnector pNdkConnector, DisconnectArgs args) {
        return status(Downcalls.disconnect(
                slot(DISCONNECT),
                NativeObject.address(pNdkConnector),
                callbacks().request(args.requestCompletion()),
                args.requestContext()));
    }

    @Override
    public NtStatus completeConnectEx(NdkConnector pNdkConnector, CompleteConnectExArgs args) {
        if (hasNoSlot(pNdkConnector)) {
            return NtStatus.STATUS_NOT_SUPPORTED;
        }
        long function = slot(COMPLETE_CONNECT_EX);
        return status(Downcalls.completeConnect(
                function,
                NativeObject.address(pNdkConnector),
                orNull(args.disconnectEvent(), callbacks()::disconnectEventEx),
                args.disconnectEventContext(),
                callbacks().request(args.requestCompletion()),
                args.requestContext()));
    }

    @Override
    public NtStatus acceptEx(NdkConnector pNdkConnector, AcceptExArgs args) {
        if (hasNoSlot(pNdkConnector)) {
            return NtStatus.STATUS_NOT_SUPPORTED;
        }
        long function = slot(ACCEPT_EX);
        return status(Downcalls.accept(
                function,
                NativeObject.address(pNdkConnector),
                NativeObject.address(args.pNdkQp()),
                (int) args.inboundReadLimit(),
                (int) args.outboundReadLimit(),
                Memory.of(args.pPrivateData()),
                (int) args.privateDataLength(),
                orNull(args.disconnectEvent(), callbacks()::disconnectEventEx),
                args.disconnectEventContext(),
                callbacks().request(args.requestCompletion()),
                args.requestContext()));
    }

    /** A table of an older version ends before the slot. */
    private static boolean hasNoSlot(NdkConnector connector) {
        return connector.version().compareTo(NdkVersion.V2_1) < 0;
    }
}
