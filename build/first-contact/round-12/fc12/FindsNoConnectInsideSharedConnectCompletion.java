package fc12;

import org.ndktck.api.*;

/** NdkCompleteConnect returns STATUS_CONNECTION_INVALID while the successful completion of an NdkConnectWithSharedEndpoint on that connector is still running. */
public final class FindsNoConnectInsideSharedConnectCompletion extends Base {
    /** Makes it. */
    public FindsNoConnectInsideSharedConnectCompletion() {}

    @Override
    Layer layer() {
        return new Layer() {
            private final java.util.Set<NdkConnector> completing = java.util.concurrent.ConcurrentHashMap.newKeySet();

            @Override
            NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
                return r.connectWithSharedEndpoint(o, new ConnectWithSharedEndpointArgs(a.pNdkQp(), a.pNdkSharedEndpoint(),
                        a.pDestAddress(), a.destAddressLength(), a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(),
                        a.privateDataLength(), (context, status) -> {
                            completing.add(o);
                            try {
                                a.requestCompletion().complete(context, status);
                            } finally {
                                completing.remove(o);
                            }
                        }, a.requestContext()));
            }

            @Override
            NtStatus completeConnect(NdkConnectorDispatch r, NdkConnector o, CompleteConnectArgs a) {
                return completing.contains(o) ? NtStatus.STATUS_CONNECTION_INVALID : r.completeConnect(o, a);
            }

            @Override
            NtStatus completeConnectEx(NdkConnectorDispatch r, NdkConnector o, CompleteConnectExArgs a) {
                return completing.contains(o) ? NtStatus.STATUS_CONNECTION_INVALID : r.completeConnectEx(o, a);
            }
        };
    }
}
