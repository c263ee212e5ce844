package fc7;

import java.util.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** NdkReject on the active side answers STATUS_INVALID_DEVICE_STATE, and does nothing, when it is called from inside the successful completion of the connect, because the state moves on only when that callback has returned. */
public final class RefusesARejectInsideTheConnectCompletion extends Base {
    Wrap wrap() {
        return new Wrap() {
            @Override ConnectorT connector() {
                return new ConnectorT() {
                    volatile Thread inside;
                    NdkRequestCompletion watched(NdkRequestCompletion to) {
                        return (context, status) -> {
                            if (!status.isSuccess()) {
                                to.complete(context, status);
                                return;
                            }
                            inside = Thread.currentThread();
                            to.complete(context, status);
                            inside = null;
                        };
                    }
                    @Override public NtStatus connect(NdkConnector c, ConnectArgs x) {
                        return real.connect(c, new ConnectArgs(x.pNdkQp(), x.pSrcAddress(), x.srcAddressLength(),
                                x.pDestAddress(), x.destAddressLength(), x.inboundReadLimit(), x.outboundReadLimit(),
                                x.pPrivateData(), x.privateDataLength(), watched(x.requestCompletion()), x.requestContext()));
                    }
                    @Override public NtStatus connectWithSharedEndpoint(NdkConnector c, ConnectWithSharedEndpointArgs x) {
                        return real.connectWithSharedEndpoint(c, new ConnectWithSharedEndpointArgs(x.pNdkQp(),
                                x.pNdkSharedEndpoint(), x.pDestAddress(), x.destAddressLength(), x.inboundReadLimit(),
                                x.outboundReadLimit(), x.pPrivateData(), x.privateDataLength(),
                                watched(x.requestCompletion()), x.requestContext()));
                    }
                    @Override public NtStatus reject(NdkConnector c, RejectArgs x) {
                        return inside == Thread.currentThread() ? NtStatus.STATUS_INVALID_DEVICE_STATE : real.reject(c, x);
                    }
                };
            }
        };
    }
}
