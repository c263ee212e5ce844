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
import org.ndktck.api.NtStatus;
import org.ndktck.api.QueryExtensionArgs;
import org.ndktck.api.RejectArgs;

/** NDK_CONNECTOR_DISPATCH: hands each call to its connector. */
final class ConnectorTable implements NdkConnectorDispatch {

    @Override
    public NtStatus closeConnector(NdkConnector pNdkConnector, CloseArgs args) {
        return ((AcmeConnector) pNdkConnector).close(args);
    }

    @Override
    public NtStatus queryExtension(NdkConnector pNdkConnector, QueryExtensionArgs args) {
        return NtStatus.STATUS_NOT_SUPPORTED;
    }

    @Override
    public NtStatus connect(NdkConnector pNdkConnector, ConnectArgs args) {
        return ((AcmeConnector) pNdkConnector).connect(args);
    }

    @Override
    public NtStatus connectWithSharedEndpoint(NdkConnector pNdkConnector, ConnectWithSharedEndpointArgs args) {
        return ((AcmeConnector) pNdkConnector).connectWithSharedEndpoint(args);
    }

    @Override
    public NtStatus completeConnect(NdkConnector pNdkConnector, CompleteConnectArgs args) {
        return ((AcmeConnector) pNdkConnector).completeConnect(args);
    }

    @Override
    public NtStatus accept(NdkConnector pNdkConnector, AcceptArgs args) {
        return ((AcmeConnector) pNdkConnector).accept(args);
    }

    @Override
    public NtStatus reject(NdkConnector pNdkConnector, RejectArgs args) {
        return ((AcmeConnector) pNdkConnector).reject(args);
    }

    @Override
    public NtStatus getConnectionData(NdkConnector pNdkConnector, GetConnectionDataArgs args) {
        return ((AcmeConnector) pNdkConnector).getConnectionData(args);
    }

    @Override
    public NtStatus getLocalAddress(NdkConnector pNdkConnector, GetAddressArgs args) {
        return ((AcmeConnector) pNdkConnector).getLocalAddress(args);
    }

    @Override
    public NtStatus getPeerAddress(NdkConnector pNdkConnector, GetAddressArgs args) {
        return ((AcmeConnector) pNdkConnector).getPeerAddress(args);
    }

    @Override
    public NtStatus disconnect(NdkConnector pNdkConnector, DisconnectArgs args) {
        return ((AcmeConnector) pNdkConnector).disconnect(args);
    }

    @Override
    public NtStatus completeConnectEx(NdkConnector pNdkConnector, CompleteConnectExArgs args) {
        return ((AcmeConnector) pNdkConnector).completeConnectEx(args);
    }

    @Override
    public NtStatus acceptEx(NdkConnector pNdkConnector, AcceptExArgs args) {
        return ((AcmeConnector) pNdkConnector).acceptEx(args);
    }
}
