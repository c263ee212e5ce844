package fc7;

import java.util.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** A connect, accept, complete connect or disconnect that the close of its own connector cancels completes with a failure code of the vendor, 0xE0ED0001; AMB-15 says that any failure code conforms. */
public final class EndsAClosedRequestWithACodeOfItsOwn extends Base {
    Wrap wrap() {
        return new Wrap() {
            @Override ConnectorT connector() {
                return new ConnectorT() {
                    volatile boolean closing;
                    NdkRequestCompletion own(NdkRequestCompletion to) {
                        return (context, status) -> to.complete(context,
                                closing && status.equals(NtStatus.STATUS_CANCELLED) ? new NtStatus(0xE0ED0001) : status);
                    }
                    @Override public NtStatus closeConnector(NdkConnector c, CloseArgs x) {
                        closing = true;
                        return real.closeConnector(c, x);
                    }
                    @Override public NtStatus connect(NdkConnector c, ConnectArgs x) {
                        return real.connect(c, new ConnectArgs(x.pNdkQp(), x.pSrcAddress(), x.srcAddressLength(),
                                x.pDestAddress(), x.destAddressLength(), x.inboundReadLimit(), x.outboundReadLimit(),
                                x.pPrivateData(), x.privateDataLength(), own(x.requestCompletion()), x.requestContext()));
                    }
                    @Override public NtStatus connectWithSharedEndpoint(NdkConnector c, ConnectWithSharedEndpointArgs x) {
                        return real.connectWithSharedEndpoint(c, new ConnectWithSharedEndpointArgs(x.pNdkQp(),
                                x.pNdkSharedEndpoint(), x.pDestAddress(), x.destAddressLength(), x.inboundReadLimit(),
                                x.outboundReadLimit(), x.pPrivateData(), x.privateDataLength(),
                                own(x.requestCompletion()), x.requestContext()));
                    }
                    @Override public NtStatus accept(NdkConnector c, AcceptArgs x) {
                        return real.accept(c, new AcceptArgs(x.pNdkQp(), x.inboundReadLimit(), x.outboundReadLimit(),
                                x.pPrivateData(), x.privateDataLength(), x.disconnectEvent(), x.disconnectEventContext(),
                                own(x.requestCompletion()), x.requestContext()));
                    }
                    @Override public NtStatus acceptEx(NdkConnector c, AcceptExArgs x) {
                        return real.acceptEx(c, new AcceptExArgs(x.pNdkQp(), x.inboundReadLimit(), x.outboundReadLimit(),
                                x.pPrivateData(), x.privateDataLength(), x.disconnectEvent(), x.disconnectEventContext(),
                                own(x.requestCompletion()), x.requestContext()));
                    }
                    @Override public NtStatus completeConnect(NdkConnector c, CompleteConnectArgs x) {
                        return real.completeConnect(c, new CompleteConnectArgs(x.disconnectEvent(), x.disconnectEventContext(),
                                own(x.requestCompletion()), x.requestContext()));
                    }
                    @Override public NtStatus completeConnectEx(NdkConnector c, CompleteConnectExArgs x) {
                        return real.completeConnectEx(c, new CompleteConnectExArgs(x.disconnectEvent(), x.disconnectEventContext(),
                                own(x.requestCompletion()), x.requestContext()));
                    }
                    @Override public NtStatus disconnect(NdkConnector c, DisconnectArgs x) {
                        return real.disconnect(c, new DisconnectArgs(own(x.requestCompletion()), x.requestContext()));
                    }
                };
            }
        };
    }
}
