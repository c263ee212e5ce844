package fc3;

import java.util.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** Lawful: a request that the close of its own object ends completes with STATUS_INVALID_DEVICE_STATE. */
public final class EndsTheRequestsOfAClosedObjectWithAnOddFailure extends Wrapper {

    @Override
    protected Driver driver() {
        return new Driver() {

            private NdkRequestCompletion odd(State<?> s, NdkRequestCompletion to) {
                return (context, status) -> to.complete(context,
                        s.has("closing") && status.equals(NtStatus.STATUS_CANCELLED)
                                ? NtStatus.STATUS_INVALID_DEVICE_STATE
                                : status);
            }

            @Override
            protected NtStatus closeConnector(Conn s, NdkConnector o, CloseArgs a) {
                s.put("closing", true);
                return s.real.closeConnector(o, a);
            }

            @Override
            protected NtStatus closeListener(Lsn s, NdkListener o, CloseArgs a) {
                s.put("closing", true);
                return s.real.closeListener(o, a);
            }

            @Override
            protected NtStatus listen(Lsn s, NdkListener o, ListenArgs a) {
                return s.real.listen(o, new ListenArgs(a.pAddress(), a.addressLength(), odd(s, a.requestCompletion()),
                        a.requestContext()));
            }

            @Override
            protected NtStatus connect(Conn s, NdkConnector o, ConnectArgs a) {
                return s.real.connect(o, new ConnectArgs(a.pNdkQp(), a.pSrcAddress(), a.srcAddressLength(),
                        a.pDestAddress(), a.destAddressLength(), a.inboundReadLimit(), a.outboundReadLimit(),
                        a.pPrivateData(), a.privateDataLength(), odd(s, a.requestCompletion()), a.requestContext()));
            }

            @Override
            protected NtStatus connectWithSharedEndpoint(Conn s, NdkConnector o, ConnectWithSharedEndpointArgs a) {
                return s.real.connectWithSharedEndpoint(o, new ConnectWithSharedEndpointArgs(a.pNdkQp(),
                        a.pNdkSharedEndpoint(), a.pDestAddress(), a.destAddressLength(), a.inboundReadLimit(),
                        a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                        odd(s, a.requestCompletion()), a.requestContext()));
            }

            @Override
            protected NtStatus accept(Conn s, NdkConnector o, AcceptArgs a) {
                return s.real.accept(o, new AcceptArgs(a.pNdkQp(), a.inboundReadLimit(), a.outboundReadLimit(),
                        a.pPrivateData(), a.privateDataLength(), a.disconnectEvent(), a.disconnectEventContext(),
                        odd(s, a.requestCompletion()), a.requestContext()));
            }

            @Override
            protected NtStatus acceptEx(Conn s, NdkConnector o, AcceptExArgs a) {
                return s.real.acceptEx(o, new AcceptExArgs(a.pNdkQp(), a.inboundReadLimit(), a.outboundReadLimit(),
                        a.pPrivateData(), a.privateDataLength(), a.disconnectEvent(), a.disconnectEventContext(),
                        odd(s, a.requestCompletion()), a.requestContext()));
            }

            @Override
            protected NtStatus completeConnect(Conn s, NdkConnector o, CompleteConnectArgs a) {
                return s.real.completeConnect(o, new CompleteConnectArgs(a.disconnectEvent(),
                        a.disconnectEventContext(), odd(s, a.requestCompletion()), a.requestContext()));
            }

            @Override
            protected NtStatus completeConnectEx(Conn s, NdkConnector o, CompleteConnectExArgs a) {
                return s.real.completeConnectEx(o, new CompleteConnectExArgs(a.disconnectEvent(),
                        a.disconnectEventContext(), odd(s, a.requestCompletion()), a.requestContext()));
            }

            @Override
            protected NtStatus disconnect(Conn s, NdkConnector o, DisconnectArgs a) {
                return s.real.disconnect(o, new DisconnectArgs(odd(s, a.requestCompletion()), a.requestContext()));
            }
        };
    }
}
