package fc1;

import org.ndktck.api.*;

/** WRONG: the RequestContext of a connect is kept in one place for the adapter, so the latest one is handed to an earlier connect that is still pending. */
public final class KeepsOneConnectContextForAllConnects extends Wrapped {

    @Override
    Forwarding tables() {
        return new Forwarding() {
            private volatile long latest;

            @Override
            public NtStatus connect(NdkConnector o, ConnectArgs x) {
                latest = x.requestContext();
                return super.connect(o, with(x, (context, status) -> x.requestCompletion().complete(latest, status)));
            }

            @Override
            public NtStatus connectWithSharedEndpoint(NdkConnector o, ConnectWithSharedEndpointArgs x) {
                latest = x.requestContext();
                return super.connectWithSharedEndpoint(
                        o, with(x, (context, status) -> x.requestCompletion().complete(latest, status)));
            }
        };
    }
}
