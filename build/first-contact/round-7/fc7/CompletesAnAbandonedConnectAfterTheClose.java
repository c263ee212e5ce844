package fc7;

import java.util.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** When a connector is closed while its connect is pending, the close completion is called first and the completion of the connect after it. */
public final class CompletesAnAbandonedConnectAfterTheClose extends Base {
    Wrap wrap() {
        return new Wrap() {
            @Override ConnectorT connector() {
                return new ConnectorT() {
                    private boolean closing;
                    private Runnable held;
                    NdkRequestCompletion watched(NdkRequestCompletion to) {
                        return (context, status) -> {
                            synchronized (this) {
                                if (closing) {
                                    held = () -> to.complete(context, status);
                                    return;
                                }
                            }
                            to.complete(context, status);
                        };
                    }
                    void release() {
                        Runnable due;
                        synchronized (this) {
                            due = held;
                            held = null;
                        }
                        if (due != null) {
                            due.run();
                        }
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
                    @Override public NtStatus closeConnector(NdkConnector c, CloseArgs x) {
                        synchronized (this) {
                            closing = true;
                        }
                        NtStatus status = real.closeConnector(c, new CloseArgs(context -> {
                            x.closeCompletion().complete(context);
                            release();
                        }, x.requestContext()));
                        if (status.isSuccess()) {
                            release();
                        }
                        return status;
                    }
                };
            }
        };
    }
}
