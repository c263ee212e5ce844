package org.ndktck.reference.dispatch;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.AcceptArgs;
import org.ndktck.api.CloseArgs;
import org.ndktck.api.CompleteConnectArgs;
import org.ndktck.api.ConnectArgs;
import org.ndktck.api.ConnectWithSharedEndpointArgs;
import org.ndktck.api.ConstBytePointer;
import org.ndktck.api.DisconnectArgs;
import org.ndktck.api.GetAddressArgs;
import org.ndktck.api.GetConnectionDataArgs;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkConnectorDispatch;
import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.api.NdkSharedEndpoint;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NtStatus;
import org.ndktck.api.QueryExtensionArgs;
import org.ndktck.api.RejectArgs;
import org.ndktck.reference.adapter.ReferenceAdapter;
import org.ndktck.reference.connection.AcceptParameters;
import org.ndktck.reference.connection.ConnectParameters;
import org.ndktck.reference.connection.Connection;
import org.ndktck.reference.connection.ConnectionPath;
import org.ndktck.reference.connection.DisconnectEvent;
import org.ndktck.reference.connection.ReferenceConnector;
import org.ndktck.reference.connection.ReferenceSharedEndpoint;
import org.ndktck.reference.lifetime.CallCompleter;
import org.ndktck.reference.negotiation.PrivateData;
import org.ndktck.reference.negotiation.ReadLimits;
import org.ndktck.reference.refusal.Refusal;

/**
 * The dispatch table of a connector up to NDKPI 2.0. Each function reads its arguments and leaves the
 * rest to {@link Connection} and {@link CallCompleter}.
 */
class ConnectorFunctions implements NdkConnectorDispatch {

    private final CallCompleter answers;

    ConnectorFunctions(CallCompleter answers) {
        this.answers = answers;
    }

    @Override
    public NtStatus closeConnector(NdkConnector pNdkConnector, CloseArgs args) {
        ReferenceConnector connector = (ReferenceConnector) pNdkConnector;
        return answers.close(connector.lifetime(), args, connector.connection()::close);
    }

    @Override
    public NtStatus queryExtension(NdkConnector pNdkConnector, QueryExtensionArgs args) {
        return NtStatus.STATUS_NOT_SUPPORTED;
    }

    @Override
    public NtStatus connect(NdkConnector pNdkConnector, ConnectArgs args) {
        ReferenceConnector connector = (ReferenceConnector) pNdkConnector;
        ReferenceAdapter adapter = connector.adapter();
        return answers.request(connector.lifetime(), args.requestCompletion(), args.requestContext(), () -> {
            NdkSockaddr source = Arguments.localAddress(args.pSrcAddress(), args.srcAddressLength());
            ConnectParameters parameters = new ConnectParameters(
                    Arguments.qp(args.pNdkQp(), adapter),
                    Arguments.remoteAddress(args.pDestAddress(), args.destAddressLength()),
                    new ReadLimits(args.inboundReadLimit(), args.outboundReadLimit()),
                    callerData(adapter, args.pPrivateData(), args.privateDataLength()));
            ConnectionPath.EndpointSource implicit = destination ->
                    adapter.transport().bind(source, adapter.facts().addresses());
            return (request, deferred) -> connector.connection().connect(request, parameters, implicit, deferred);
        });
    }

    @Override
    public NtStatus connectWithSharedEndpoint(NdkConnector pNdkConnector, ConnectWithSharedEndpointArgs args) {
        ReferenceConnector connector = (ReferenceConnector) pNdkConnector;
        ReferenceAdapter adapter = connector.adapter();
        return answers.request(connector.lifetime(), args.requestCompletion(), args.requestContext(), () -> {
            ReferenceSharedEndpoint shared = sharedEndpoint(args.pNdkSharedEndpoint(), adapter);
            ConnectParameters parameters = new ConnectParameters(
                    Arguments.qp(args.pNdkQp(), adapter),
                    Arguments.remoteAddress(args.pDestAddress(), args.destAddressLength()),
                    new ReadLimits(args.inboundReadLimit(), args.outboundReadLimit()),
                    callerData(adapter, args.pPrivateData(), args.privateDataLength()));
            ConnectionPath.EndpointSource share = destination -> shared.share(destination, connector.connection());
            return (request, deferred) -> {
                connector.connection().connect(request, parameters, share, deferred);
                connector.lifetime().dependOn(shared.lifetime());
            };
        });
    }

    private static PrivateData callerData(
            ReferenceAdapter adapter, @Nullable ConstBytePointer pPrivateData, long length) throws Refusal {
        return Arguments.privateData(
                pPrivateData, length, adapter.facts().info().maxCallerData());
    }

    private static ReferenceSharedEndpoint sharedEndpoint(
            NdkSharedEndpoint pNdkSharedEndpoint, ReferenceAdapter adapter) throws Refusal {
        if (pNdkSharedEndpoint instanceof ReferenceSharedEndpoint shared
                && shared.adapter().equals(adapter)) {
            return shared;
        }
        throw new Refusal(NtStatus.STATUS_INVALID_PARAMETER);
    }

    @Override
    public NtStatus completeConnect(NdkConnector pNdkConnector, CompleteConnectArgs args) {
        DisconnectEvent event = DisconnectEvent.of(args.disconnectEvent(), args.disconnectEventContext());
        return completeConnect(pNdkConnector, event, args.requestCompletion(), args.requestContext());
    }

    final NtStatus completeConnect(
            NdkConnector pNdkConnector,
            @Nullable DisconnectEvent event,
            NdkRequestCompletion completion,
            long context) {
        ReferenceConnector connector = (ReferenceConnector) pNdkConnector;
        return answers.request(
                connector.lifetime(),
                completion,
                context,
                () -> (request, deferred) -> connector.connection().completeConnect(request, event, deferred));
    }

    @Override
    public NtStatus accept(NdkConnector pNdkConnector, AcceptArgs args) {
        return accept(pNdkConnector, args, DisconnectEvent.of(args.disconnectEvent(), args.disconnectEventContext()));
    }

    final NtStatus accept(NdkConnector pNdkConnector, AcceptArgs args, @Nullable DisconnectEvent event) {
        ReferenceConnector connector = (ReferenceConnector) pNdkConnector;
        ReferenceAdapter adapter = connector.adapter();
        return answers.request(connector.lifetime(), args.requestCompletion(), args.requestContext(), () -> {
            AcceptParameters parameters = new AcceptParameters(
                    Arguments.qp(args.pNdkQp(), adapter),
                    new ReadLimits(args.inboundReadLimit(), args.outboundReadLimit()),
                    Arguments.privateData(
                            args.pPrivateData(),
                            args.privateDataLength(),
                            adapter.facts().info().maxCalleeData()),
                    event);
            return (request, deferred) -> connector.connection().accept(request, parameters, deferred);
        });
    }

    @Override
    public NtStatus reject(NdkConnector pNdkConnector, RejectArgs args) {
        ReferenceConnector connector = (ReferenceConnector) pNdkConnector;
        return answers.now(connector.lifetime(), () -> {
            PrivateData privateData = Arguments.privateData(
                    args.pPrivateData(),
                    args.privateDataLength(),
                    connector.adapter().facts().info().maxCalleeData());
            return deferred -> connector.connection().reject(privateData, deferred);
        });
    }

    @Override
    public NtStatus getConnectionData(NdkConnector pNdkConnector, GetConnectionDataArgs args) {
        ReferenceConnector connector = (ReferenceConnector) pNdkConnector;
        return answers.read(
                connector.lifetime(),
                connector.connection().negotiation()::received,
                received ->
                        received.writeTo(args, connector.adapter().services().decisions()));
    }

    @Override
    public NtStatus getLocalAddress(NdkConnector pNdkConnector, GetAddressArgs args) {
        ReferenceConnector connector = (ReferenceConnector) pNdkConnector;
        ConnectionPath route = connector.connection().route();
        return answers.read(connector.lifetime(), route::local, address -> AddressOutput.write(address, args));
    }

    @Override
    public NtStatus getPeerAddress(NdkConnector pNdkConnector, GetAddressArgs args) {
        ReferenceConnector connector = (ReferenceConnector) pNdkConnector;
        ConnectionPath route = connector.connection().route();
        return answers.read(connector.lifetime(), route::peer, address -> AddressOutput.write(address, args));
    }

    @Override
    public NtStatus disconnect(NdkConnector pNdkConnector, DisconnectArgs args) {
        ReferenceConnector connector = (ReferenceConnector) pNdkConnector;
        return answers.request(
                connector.lifetime(),
                args.requestCompletion(),
                args.requestContext(),
                () -> connector.connection()::disconnect);
    }
}
