package fc1;

import org.ndktck.api.*;

/** LAWFUL: a request that a close ends completes with 0xC0000128, STATUS_FILE_CLOSED. */
public final class EndsClosedRequestsWithACodeOfItsOwn extends Wrapped {

    @Override
    Forwarding tables() {
        return new Forwarding() {
            private NtStatus map(NtStatus s) {
                return s.equals(NtStatus.STATUS_CANCELLED) ? new NtStatus(0xC0000128) : s;
            }

            private NdkRequestCompletion map(NdkRequestCompletion c) {
                return (context, status) -> c.complete(context, map(status));
            }

            @Override
            public NtStatus accept(NdkConnector o, AcceptArgs x) {
                return map(super.accept(o, with(x, x.disconnectEvent(), map(x.requestCompletion()))));
            }

            @Override
            public NtStatus acceptEx(NdkConnector o, AcceptExArgs x) {
                return map(super.acceptEx(o, with(x, x.disconnectEvent(), map(x.requestCompletion()))));
            }

            @Override
            public NtStatus completeConnect(NdkConnector o, CompleteConnectArgs x) {
                return map(super.completeConnect(o, with(x, x.disconnectEvent(), map(x.requestCompletion()))));
            }

            @Override
            public NtStatus completeConnectEx(NdkConnector o, CompleteConnectExArgs x) {
                return map(super.completeConnectEx(o, with(x, x.disconnectEvent(), map(x.requestCompletion()))));
            }

            @Override
            public NtStatus connect(NdkConnector o, ConnectArgs x) {
                return map(super.connect(o, with(x, map(x.requestCompletion()))));
            }

            @Override
            public NtStatus connectWithSharedEndpoint(NdkConnector o, ConnectWithSharedEndpointArgs x) {
                return map(super.connectWithSharedEndpoint(o, with(x, map(x.requestCompletion()))));
            }

            @Override
            public NtStatus disconnect(NdkConnector o, DisconnectArgs x) {
                return map(super.disconnect(o, new DisconnectArgs(map(x.requestCompletion()), x.requestContext())));
            }

            @Override
            public NtStatus listen(NdkListener o, ListenArgs x) {
                return map(super.listen(o, new ListenArgs(
                        x.pAddress(), x.addressLength(), map(x.requestCompletion()), x.requestContext())));
            }
        };
    }
}
