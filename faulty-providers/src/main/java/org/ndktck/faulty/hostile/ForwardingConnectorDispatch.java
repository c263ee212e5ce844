package org.ndktck.faulty.hostile;

import org.ndktck.api.*;

/** A connector's dispatch table that leaves everything to another: not made at run time, it can throw what nothing declares. */
class ForwardingConnectorDispatch implements NdkConnectorDispatch {

    private final NdkConnectorDispatch original;

    /**
     * Makes the table.
     *
     * @param original does the work
     */
    ForwardingConnectorDispatch(NdkConnectorDispatch original) {
        this.original = original;
    }

    @Override
    public NtStatus closeConnector(NdkConnector pNdkConnector, CloseArgs args) {
        return original.closeConnector(pNdkConnector, args);
    }

    @Override
    public NtStatus queryExtension(NdkConnector pNdkConnector, QueryExtensionArgs args) {
        return original.queryExtension(pNdkConnector, args);
    }

    @Override
    public NtStatus connect(NdkConnector pNdkConnector, ConnectArgs args) {
        return original.connect(pNdkConnector, args);
    }

    @Override
    public NtStatus connectWithSharedEndpoint(NdkConnector pNdkConnector, ConnectWithSharedEndpointArgs args) {
        return original.connectWithSharedEndpoint(pNdkConnector, args);
    }

    @Override
    public NtStatus completeConnect(NdkConnector pNdkConnector, CompleteConnectArgs args) {
        return original.completeConnect(pNdkConnector, args);
    }

    @Override
    public NtStatus accept(NdkConnector pNdkConnector, AcceptArgs args) {
        return original.accept(pNdkConnector, args);
    }

    @Override
    public NtStatus reject(NdkConnector pNdkConnector, RejectArgs args) {
        return original.reject(pNdkConnector, args);
    }

    @Override
    public NtStatus getConnectionData(NdkConnector pNdkConnector, GetConnectionDataArgs args) {
        return original.getConnectionData(pNdkConnector, args);
    }

    @Override
    public NtStatus getLocalAddress(NdkConnector pNdkConnector, GetAddressArgs args) {
        return original.getLocalAddress(pNdkConnector, args);
    }

    @Override
    public NtStatus getPeerAddress(NdkConnector pNdkConnector, GetAddressArgs args) {
        return original.getPeerAddress(pNdkConnector, args);
    }

    @Override
    public NtStatus disconnect(NdkConnector pNdkConnector, DisconnectArgs args) {
        return original.disconnect(pNdkConnector, args);
    }

    @Override
    public NtStatus completeConnectEx(NdkConnector pNdkConnector, CompleteConnectExArgs args) {
        return original.completeConnectEx(pNdkConnector, args);
    }

    @Override
    public NtStatus acceptEx(NdkConnector pNdkConnector, AcceptExArgs args) {
        return original.acceptEx(pNdkConnector, args);
    }
}
