package fc10;

import org.ndktck.api.*;

/** Copies argument records with one part replaced. */
final class With {
    private With() {}

    static ConnectArgs completion(ConnectArgs a, NdkRequestCompletion c) {
        return new ConnectArgs(a.pNdkQp(), a.pSrcAddress(), a.srcAddressLength(), a.pDestAddress(), a.destAddressLength(),
                a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(), c, a.requestContext());
    }

    static ConnectWithSharedEndpointArgs completion(ConnectWithSharedEndpointArgs a, NdkRequestCompletion c) {
        return new ConnectWithSharedEndpointArgs(a.pNdkQp(), a.pNdkSharedEndpoint(), a.pDestAddress(), a.destAddressLength(),
                a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(), c, a.requestContext());
    }

    static CompleteConnectArgs completion(CompleteConnectArgs a, NdkRequestCompletion c) {
        return new CompleteConnectArgs(a.disconnectEvent(), a.disconnectEventContext(), c, a.requestContext());
    }

    static CompleteConnectExArgs completion(CompleteConnectExArgs a, NdkRequestCompletion c) {
        return new CompleteConnectExArgs(a.disconnectEvent(), a.disconnectEventContext(), c, a.requestContext());
    }

    static CompleteConnectExArgs event(CompleteConnectExArgs a, NdkDisconnectEventCallbackEx e) {
        return new CompleteConnectExArgs(e, a.disconnectEventContext(), a.requestCompletion(), a.requestContext());
    }

    static AcceptArgs completion(AcceptArgs a, NdkRequestCompletion c) {
        return new AcceptArgs(a.pNdkQp(), a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(),
                a.privateDataLength(), a.disconnectEvent(), a.disconnectEventContext(), c, a.requestContext());
    }

    static AcceptArgs event(AcceptArgs a, NdkDisconnectEventCallback e) {
        return new AcceptArgs(a.pNdkQp(), a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(),
                a.privateDataLength(), e, a.disconnectEventContext(), a.requestCompletion(), a.requestContext());
    }

    static AcceptArgs dataLength(AcceptArgs a, long length) {
        return new AcceptArgs(a.pNdkQp(), a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), length,
                a.disconnectEvent(), a.disconnectEventContext(), a.requestCompletion(), a.requestContext());
    }

    static AcceptExArgs completion(AcceptExArgs a, NdkRequestCompletion c) {
        return new AcceptExArgs(a.pNdkQp(), a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(),
                a.privateDataLength(), a.disconnectEvent(), a.disconnectEventContext(), c, a.requestContext());
    }

    static AcceptExArgs event(AcceptExArgs a, NdkDisconnectEventCallbackEx e) {
        return new AcceptExArgs(a.pNdkQp(), a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(),
                a.privateDataLength(), e, a.disconnectEventContext(), a.requestCompletion(), a.requestContext());
    }

    static AcceptExArgs dataLength(AcceptExArgs a, long length) {
        return new AcceptExArgs(a.pNdkQp(), a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), length,
                a.disconnectEvent(), a.disconnectEventContext(), a.requestCompletion(), a.requestContext());
    }

    static AcceptExArgs limits(AcceptExArgs a, long inbound, long outbound) {
        return new AcceptExArgs(a.pNdkQp(), inbound, outbound, a.pPrivateData(), a.privateDataLength(),
                a.disconnectEvent(), a.disconnectEventContext(), a.requestCompletion(), a.requestContext());
    }
}
