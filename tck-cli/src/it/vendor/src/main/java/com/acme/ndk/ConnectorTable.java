package com.acme.ndk;

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
import org.ndktck.api.NdkDisconnectEventCallback;
import org.ndktck.api.NdkDisconnectEventCallbackEx;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NtStatus;
import org.ndktck.api.QueryExtensionArgs;
import org.ndktck.api.RejectArgs;

/** NDK_CONNECTOR_DISPATCH: unpacks the arguments and calls {@link AcmeConnector}. */
final class ConnectorTable implements NdkConnectorDispatch {

    static final NdkConnectorDispatch TABLE = new ConnectorTable();

    private ConnectorTable() {}

    private static AcmeConnector self(NdkConnector pNdkConnector) {
        return (AcmeConnector) pNdkConnector;
    }

    @Override
    public NtStatus closeConnector(NdkConnector pNdkConnector, CloseArgs args) {
        return self(pNdkConnector).close(args);
    }

    @Override
    public NtStatus queryExtension(NdkConnector pNdkConnector, QueryExtensionArgs args) {
        return NtStatus.STATUS_NOT_SUPPORTED;
    }

    @Override
    public NtStatus connect(NdkConnector pNdkConnector, ConnectArgs args) {
        AcmeConnector connector = self(pNdkConnector);
        NdkSockaddr src = AcmeAdapter.sockaddr(args.pSrcAddress(), args.srcAddressLength());
        if (src == null || !connector.adapter.owns(src.address())) {
            return NtStatus.STATUS_INVALID_ADDRESS;
        }
        NdkSockaddr dest = AcmeAdapter.sockaddr(args.pDestAddress(), args.destAddressLength());
        NtStatus refusal = checkDest(src, dest);
        if (refusal != null) {
            return refusal;
        }
        return connector.connect((AcmeQp) args.pNdkQp(), src, null, dest,
                args.inboundReadLimit(), args.outboundReadLimit(), args.pPrivateData(), args.privateDataLength(),
                args.requestCompletion(), args.requestContext());
    }

    @Override
    public NtStatus connectWithSharedEndpoint(NdkConnector pNdkConnector, ConnectWithSharedEndpointArgs args) {
        AcmeSharedEndpoint endpoint = (AcmeSharedEndpoint) args.pNdkSharedEndpoint();
        NdkSockaddr dest = AcmeAdapter.sockaddr(args.pDestAddress(), args.destAddressLength());
        NtStatus refusal = checkDest(endpoint.local, dest);
        if (refusal != null) {
            return refusal;
        }
        return self(pNdkConnector).connect((AcmeQp) args.pNdkQp(), null, endpoint, dest,
                args.inboundReadLimit(), args.outboundReadLimit(), args.pPrivateData(), args.privateDataLength(),
                args.requestCompletion(), args.requestContext());
    }

    private static NtStatus checkDest(NdkSockaddr src, NdkSockaddr dest) {
        if (dest == null) {
            return NtStatus.STATUS_INVALID_PARAMETER;
        }
        return src.length() == dest.length() ? null : NtStatus.STATUS_NETWORK_UNREACHABLE;
    }

    @Override
    public NtStatus completeConnect(NdkConnector pNdkConnector, CompleteConnectArgs args) {
        return self(pNdkConnector).completeConnect(event(args.disconnectEvent(), args.disconnectEventContext()),
                args.requestCompletion(), args.requestContext());
    }

    @Override
    public NtStatus accept(NdkConnector pNdkConnector, AcceptArgs args) {
        return self(pNdkConnector).accept((AcmeQp) args.pNdkQp(), args.inboundReadLimit(), args.outboundReadLimit(),
                args.pPrivateData(), args.privateDataLength(),
                event(args.disconnectEvent(), args.disconnectEventContext()),
                args.requestCompletion(), args.requestContext());
    }

    @Override
    public NtStatus reject(NdkConnector pNdkConnector, RejectArgs args) {
        return self(pNdkConnector).reject(args.pPrivateData(), args.privateDataLength());
    }

    @Override
    public NtStatus getConnectionData(NdkConnector pNdkConnector, GetConnectionDataArgs args) {
        return self(pNdkConnector).getConnectionData(args);
    }

    @Override
    public NtStatus getLocalAddress(NdkConnector pNdkConnector, GetAddressArgs args) {
        return self(pNdkConnector).getAddress(false, args);
    }

    @Override
    public NtStatus getPeerAddress(NdkConnector pNdkConnector, GetAddressArgs args) {
        return self(pNdkConnector).getAddress(true, args);
    }

    @Override
    public NtStatus disconnect(NdkConnector pNdkConnector, DisconnectArgs args) {
        return self(pNdkConnector).disconnect(args.requestCompletion(), args.requestContext());
    }

    @Override
    public NtStatus completeConnectEx(NdkConnector pNdkConnector, CompleteConnectExArgs args) {
        return self(pNdkConnector).completeConnect(event(args.disconnectEvent(), args.disconnectEventContext()),
                args.requestCompletion(), args.requestContext());
    }

    @Override
    public NtStatus acceptEx(NdkConnector pNdkConnector, AcceptExArgs args) {
        return self(pNdkConnector).accept((AcmeQp) args.pNdkQp(), args.inboundReadLimit(), args.outboundReadLimit(),
                args.pPrivateData(), args.privateDataLength(),
                event(args.disconnectEvent(), args.disconnectEventContext()),
                args.requestCompletion(), args.requestContext());
    }

    private static Runnable event(NdkDisconnectEventCallback callback, long context) {
        return callback == null ? null : () -> callback.disconnectEvent(context);
    }

    private static Runnable event(NdkDisconnectEventCallbackEx callback, long context) {
        return callback == null ? null : () -> callback.disconnectEvent(context, 0);
    }
}
