package org.ndktck.faulty;

import org.ndktck.api.AcceptArgs;
import org.ndktck.api.AcceptExArgs;
import org.ndktck.api.CloseArgs;
import org.ndktck.api.CompleteConnectArgs;
import org.ndktck.api.CompleteConnectExArgs;
import org.ndktck.api.ConnectArgs;
import org.ndktck.api.ConnectWithSharedEndpointArgs;
import org.ndktck.api.DisconnectArgs;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkConnectorDispatch;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Request.Kind;
import org.ndktck.reference.negotiation.ReadLimits;

/** Hands every asynchronous call of a connector to a {@link RequestFault}. */
final class RequestDispatch extends ForwardingConnectorDispatch {

    private static final ReadLimits NONE = new ReadLimits(0, 0);

    private final NdkConnectorDispatch original;
    private final RequestFault fault;

    RequestDispatch(NdkConnectorDispatch original, RequestFault fault) {
        super(original);
        this.original = original;
        this.fault = fault;
    }

    @Override
    public NtStatus closeConnector(NdkConnector pNdkConnector, CloseArgs args) {
        fault.closing(pNdkConnector);
        return original.closeConnector(pNdkConnector, args);
    }

    @Override
    public NtStatus connect(NdkConnector pNdkConnector, ConnectArgs args) {
        return fault.request(new Request(
                Kind.CONNECT,
                original,
                pNdkConnector,
                new ReadLimits(args.inboundReadLimit(), args.outboundReadLimit()),
                args.requestCompletion(),
                args.requestContext(),
                completion -> original.connect(
                        pNdkConnector,
                        new ConnectArgs(
                                args.pNdkQp(),
                                args.pSrcAddress(),
                                args.srcAddressLength(),
                                args.pDestAddress(),
                                args.destAddressLength(),
                                args.inboundReadLimit(),
                                args.outboundReadLimit(),
                                args.pPrivateData(),
                                args.privateDataLength(),
                                completion,
                                args.requestContext()))));
    }

    @Override
    public NtStatus connectWithSharedEndpoint(NdkConnector pNdkConnector, ConnectWithSharedEndpointArgs args) {
        return fault.request(new Request(
                Kind.CONNECT,
                original,
                pNdkConnector,
                new ReadLimits(args.inboundReadLimit(), args.outboundReadLimit()),
                args.requestCompletion(),
                args.requestContext(),
                completion -> original.connectWithSharedEndpoint(
                        pNdkConnector,
                        new ConnectWithSharedEndpointArgs(
                                args.pNdkQp(),
                                args.pNdkSharedEndpoint(),
                                args.pDestAddress(),
                                args.destAddressLength(),
                                args.inboundReadLimit(),
                                args.outboundReadLimit(),
                                args.pPrivateData(),
                                args.privateDataLength(),
                                completion,
                                args.requestContext()))));
    }

    @Override
    public NtStatus completeConnect(NdkConnector pNdkConnector, CompleteConnectArgs args) {
        return fault.request(new Request(
                Kind.COMPLETE_CONNECT,
                original,
                pNdkConnector,
                NONE,
                args.requestCompletion(),
                args.requestContext(),
                completion -> original.completeConnect(
                        pNdkConnector,
                        new CompleteConnectArgs(
                                args.disconnectEvent(),
                                args.disconnectEventContext(),
                                completion,
                                args.requestContext()))));
    }

    @Override
    public NtStatus completeConnectEx(NdkConnector pNdkConnector, CompleteConnectExArgs args) {
        return fault.request(new Request(
                Kind.COMPLETE_CONNECT,
                original,
                pNdkConnector,
                NONE,
                args.requestCompletion(),
                args.requestContext(),
                completion -> original.completeConnectEx(
                        pNdkConnector,
                        new CompleteConnectExArgs(
                                args.disconnectEvent(),
                                args.disconnectEventContext(),
                                completion,
                                args.requestContext()))));
    }

    @Override
    public NtStatus accept(NdkConnector pNdkConnector, AcceptArgs args) {
        return fault.request(new Request(
                Kind.ACCEPT,
                original,
                pNdkConnector,
                new ReadLimits(args.inboundReadLimit(), args.outboundReadLimit()),
                args.requestCompletion(),
                args.requestContext(),
                completion -> original.accept(
                        pNdkConnector,
                        new AcceptArgs(
                                args.pNdkQp(),
                                args.inboundReadLimit(),
                                args.outboundReadLimit(),
                                args.pPrivateData(),
                                args.privateDataLength(),
                                args.disconnectEvent(),
                                args.disconnectEventContext(),
                                completion,
                                args.requestContext()))));
    }

    @Override
    public NtStatus acceptEx(NdkConnector pNdkConnector, AcceptExArgs args) {
        return fault.request(new Request(
                Kind.ACCEPT,
                original,
                pNdkConnector,
                new ReadLimits(args.inboundReadLimit(), args.outboundReadLimit()),
                args.requestCompletion(),
                args.requestContext(),
                completion -> original.acceptEx(
                        pNdkConnector,
                        new AcceptExArgs(
                                args.pNdkQp(),
                                args.inboundReadLimit(),
                                args.outboundReadLimit(),
                                args.pPrivateData(),
                                args.privateDataLength(),
                                args.disconnectEvent(),
                                args.disconnectEventContext(),
                                completion,
                                args.requestContext()))));
    }

    @Override
    public NtStatus disconnect(NdkConnector pNdkConnector, DisconnectArgs args) {
        return fault.request(new Request(
                Kind.DISCONNECT,
                original,
                pNdkConnector,
                NONE,
                args.requestCompletion(),
                args.requestContext(),
                completion ->
                        original.disconnect(pNdkConnector, new DisconnectArgs(completion, args.requestContext()))));
    }
}
