package fc1;

import org.ndktck.api.*;

/** WRONG: a connect that was refused ends with STATUS_CONNECTION_ABORTED. */
public final class AbortsTheConnectThatIsRefused extends Wrapped {

    @Override
    Forwarding tables() {
        return new Forwarding() {
            @Override
            public NtStatus connect(NdkConnector o, ConnectArgs x) {
                return map(super.connect(o, with(x, map(x.requestCompletion()))));
            }

            @Override
            public NtStatus connectWithSharedEndpoint(NdkConnector o, ConnectWithSharedEndpointArgs x) {
                return map(super.connectWithSharedEndpoint(o, with(x, map(x.requestCompletion()))));
            }

            private NdkRequestCompletion map(NdkRequestCompletion c) {
                return (context, status) -> c.complete(context, map(status));
            }

            private NtStatus map(NtStatus s) {
                return s.equals(NtStatus.STATUS_CONNECTION_REFUSED) ? NtStatus.STATUS_CONNECTION_ABORTED : s;
            }
        };
    }
}
