package fc26;

import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class RetryContext extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    static final class L extends Layer {
        private NdkRequestCompletion stale(NdkConnector o, long context, NdkRequestCompletion consumers) {
            Con c = con(o);
            if (c.extra == null) {
                c.extra = context; // kept in the connector's request block from the first attempt on
                return consumers;
            }
            long first = (Long) c.extra;
            return (x, s) -> consumers.complete(first, s);
        }

        @Override
        NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
            return r.connect(o, with(a, stale(o, a.requestContext(), a.requestCompletion())));
        }

        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            return r.connectWithSharedEndpoint(o, with(a, stale(o, a.requestContext(), a.requestCompletion())));
        }
    }
}
